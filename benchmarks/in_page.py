"""What runs inside the page while it is measured."""

from __future__ import annotations

from typing import Final

WATCH: Final = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""
"""Adds up what has moved by itself, from the first frame on."""

SHIFTED: Final = """
async () => {
  await new Promise((resume) => setTimeout(resume, 500)); // what is told late is heard too
  return window.shifted;
}
"""

_PAINTED: Final = """
  const frame = () => new Promise(requestAnimationFrame);
  const painted = () => new Promise((resume) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = resume;
    channel.port2.postMessage(null);
  }));
"""

SEEN: Final = f"""
async () => {{
  {_PAINTED}
  const whole = () => {{
    const pictures = [...document.querySelectorAll(".uncut img")];
    return pictures.length > 1 && pictures.every((one) => one.complete && one.naturalWidth)
      && document.querySelector(".stamps article");
  }};
  while (!whole()) await frame();
  await painted();
  return performance.now();
}}
"""
"""Milliseconds from the request to the frame that shows all of home."""

PATIENCE_MS: Final = 60_000
"""Who presses an offer and sees nothing come of it for so long says so, instead of waiting on."""

CHOOSE: Final = f"""
async (most) => {{
  {_PAINTED}
  const slip = () => document.querySelector("#slip");
  const ready = () => document.querySelectorAll("#slip button.offer, #slip .offer-go");
  const stuck = () => new Error(`stuck: ${{slip()?.innerText}}`);
  const changed = () => new Promise((resume, fail) => {{
    const watch = new MutationObserver(() => end(resume));
    const over = setTimeout(() => end(() => fail(stuck())), {PATIENCE_MS});
    const end = (then) => {{ watch.disconnect(); clearTimeout(over); then(); }};
    const whole = {{ subtree: true, childList: true, attributes: true }};
    watch.observe(document.body, {{ ...whole, attributeFilter: ["data-sequence", "class"] }});
  }});
  const moving = () => document.getAnimations().filter((one) => one.playState === "running");
  const taken = [], frames = [];
  let made = 0, stood = performance.now();
  while (made < most && !document.querySelector("#slip .end")) {{
    if (!ready().length) {{
      if (performance.now() - stood > {PATIENCE_MS}) throw stuck();
      await frame();
      continue;
    }}
    const at = slip().dataset.sequence;
    performance.mark("choice");
    const began = performance.now();
    ready()[made % ready().length].click();
    while (slip()?.dataset.sequence === at) {{
      document.querySelector("#slip .where .offer:not(.over)")?.click(); // of a stamp in hand
      await changed();
    }}
    await painted();
    taken.push(performance.now() - began);
    performance.mark("painted");
    made += 1;
    let before = await frame();
    while (moving().length) {{
      const now = await frame();
      frames.push(now - before);
      before = now;
    }}
    performance.mark("still");
    stood = performance.now();
  }}
  return {{ taken, frames, made }};
}}
"""
"""Presses so many offers, one after the other: milliseconds from each press to the frame that shows
what came of it, and the length of each frame while something moves. The marks are found in a
trace."""

GO_ON: Final = """
async (record) => {
  const answer = await fetch("/api/saves", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ record, name: "Ada" }),
  });
  const { match, seat, token } = await answer.json();
  const kept = { match, seat, token, game: "", title: "", at: Date.now(), fromFile: true };
  localStorage.setItem("matches", JSON.stringify([kept]));
  return match;
}
"""
"""A record goes on as a match of this browser."""
