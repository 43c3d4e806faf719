// The printer's shelf above every page: home, what is played, and the tools.
import { html, useSignal } from "../core/html.js";
import { set, settings, sounded } from "../core/memory.js";
import { other, say, speak } from "../core/words.js";
import { Choice, Dialog, Tick } from "./controls.js";
import { Icon } from "./icons.js";

/** @param {{icon: string, label: string, act: () => void, off?: boolean, why?: () => void, on?: boolean, far?: boolean, id?: string}} props */
export function Tool({ icon, label, act, off, why, on, far, id }) {
  return html`<button type="button" class=${far ? "tool far" : "tool"} id=${id} aria-disabled=${off ? "true" : undefined}
    aria-pressed=${on === undefined ? undefined : on} onClick=${() => (off ? why?.() : act())}><${Icon} name=${icon} /><span>${label}</span></button>`;
}

/** @param {{game?: string, title?: string, turn?: string, steps?: import("../core/given").Step[], children?: any}} props */
export function Rail({ game, title, turn, steps = [], children }) {
  const open = useSignal(false);
  const { lamp } = settings.value;
  const dark = lamp === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : lamp === "off";
  const now = steps.find((step) => step.state === "now")?.words;
  return html`
    <header class="rail">
      <a class="home" href="#/" aria-label=${say("back-home")}><img src="/mark.svg" alt="" width="36" height="42" /></a>
      <p class="what">${game ? html`${title && html`<span>${game}</span>`}<b>${title || game}</b>${turn && html`<span class="turn">${turn}${now && html`<span class="step-now" aria-hidden="true"> · ${now}</span>`}</span>`}` : html`<a class="wordmark" href="#/"><span class="unseen">S</span>tampadia</a>`}</p>
      ${steps.length > 0 && html`<ol class="steps" aria-label=${say("steps")}>${steps.map(({ words, state }) => html`<li key=${words} class=${state} aria-current=${state === "now" ? "step" : undefined}>${words}</li>`)}</ol>`}
      <nav class="tools" aria-label=${say("tools")}>
        ${children ?? [["workshop", "log", say("to-workshop")], ["lab", "dice", say("to-lab")]].map(([page, icon, words]) => html`
          <a key=${page} class="tool" href=${`#/${page}`}><${Icon} name=${icon} /><span>${words}</span></a>`)}
        <${Tool} icon="language" label=${say("other-language")} act=${() => speak(other())} far />
        <${Tool} icon=${dark ? "light" : "dark"} label=${say(dark ? "light" : "dark")} act=${() => set({ lamp: dark ? "on" : "off" })} far />
        <${Tool} icon="settings" label=${say("settings")} act=${() => (open.value = true)} />
      </nav>
      ${open.value && html`<${Settings} close=${() => (open.value = false)} />`}
    </header>
  `;
}

/** @param {{close: () => void}} props */
function Settings({ close }) {
  const { lamp, size, pace, sound, lefty, confirm, text } = settings.value;
  return html`<${Dialog} title=${say("settings")} close=${close}>
    <div class="form">
      <${Choice} label=${say("language")} value=${document.documentElement.lang} change=${speak}
        values=${[{ value: "en", words: "English" }, { value: "it", words: "Italiano" }]} />
      <${Choice} label=${say("lamp")} value=${lamp} change=${(/** @type {any} */ value) => set({ lamp: value })}
        values=${["auto", "on", "off"].map((value) => ({ value, words: say(`lamp-${value}`) }))} />
      <${Choice} label=${say("confirm")} value=${confirm} change=${(/** @type {any} */ value) => set({ confirm: value })}
        values=${["auto", "yes", "no"].map((value) => ({ value, words: say(`confirm-${value}`) }))} />
      <${Choice} label=${say("size")} value=${size} change=${(/** @type {any} */ value) => set({ size: value })}
        values=${["usual", "large", "largest"].map((value) => ({ value, words: say(`size-${value}`) }))} />
      <${Choice} label=${say("pace")} value=${pace} change=${(/** @type {any} */ value) => set({ pace: value })}
        values=${["usual", "slow", "fast", "none"].map((value) => ({ value, words: say(`pace-${value}`) }))} />
      <${Tick} label=${say("sound")} on=${sound} change=${(/** @type {boolean} */ on) => {
        set({ sound: on });
        sounded("stamp");
      }} />
      <${Tick} label=${say("lefty")} on=${lefty} change=${(/** @type {boolean} */ on) => set({ lefty: on })} />
      <${Tick} label=${say("always-text")} on=${text} change=${(/** @type {boolean} */ on) => set({ text: on })} />
    </div>
  <//>`;
}
