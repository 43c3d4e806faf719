// Short sounds, made here and nowhere recorded: a stamp that falls, paper that slides, a bell at the
// end. Off unless somebody wishes for them.
/** @type {AudioContext | null} */
let room = null;
/** @type {AudioBuffer | null} */
let rustle = null;

/** Paper, always the same piece: a sum that looks like none. @param {AudioContext} at */
function paper(at) {
  rustle ??= at.createBuffer(1, at.sampleRate * 0.2, at.sampleRate);
  const samples = rustle.getChannelData(0);
  for (let index = 0, state = 1; index < samples.length; index += 1) {
    state = (state * 16807) % 2147483647;
    samples[index] = (state / 1073741823.5 - 1) * (1 - index / samples.length) ** 2;
  }
  return rustle;
}

/** @param {AudioContext} at @param {number} pitch @param {number} volume */
function slide(at, pitch, volume) {
  const source = new AudioBufferSourceNode(at, { buffer: paper(at) });
  const tone = new BiquadFilterNode(at, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source.connect(tone).connect(new GainNode(at, { gain: volume })).connect(at.destination);
  source.start();
}

/** @param {AudioContext} at @param {number} pitch @param {number} length @param {number} volume @param {number} [wait] */
function ring(at, pitch, length, volume, wait = 0) {
  const begin = at.currentTime + wait;
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.0005, begin + length);
  const source = new OscillatorNode(at, { frequency: pitch, type: "triangle" });
  source.connect(gain).connect(at.destination);
  source.start(begin);
  source.stop(begin + length);
}

const SOUNDS = {
  /** @param {AudioContext} at */
  stamp(at) {
    ring(at, 92, 0.12, 0.3);
    slide(at, 900, 0.25);
  },
  /** @param {AudioContext} at */
  paper: (at) => slide(at, 2600, 0.18),
  /** @param {AudioContext} at */
  refused: (at) => ring(at, 150, 0.22, 0.16),
  /** @param {AudioContext} at */
  end(at) {
    ring(at, 523, 0.7, 0.14);
    ring(at, 784, 0.9, 0.12, 0.14);
  },
};

/** @param {keyof typeof SOUNDS} what */
export function play(what) {
  room ??= new AudioContext();
  room.resume().then(() => room && SOUNDS[what](room)).catch(() => {});
}
