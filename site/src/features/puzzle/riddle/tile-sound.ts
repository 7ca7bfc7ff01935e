/** The `localStorage` key of the setting. Its value is `on` if opening a tile makes a sound. */
export const soundKey = "wordlehint-sound";

let context: AudioContext | null = null;

/** Wakes the browser's audio. Call it while a press is handled: browsers refuse it at other times. */
export function prepareSound(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Plays the sound of a wooden tile that is laid down: two short knocks, the second one lower. */
export function playTileSound(): void {
  if (!context) return;
  knock(context, context.currentTime, 620);
  knock(context, context.currentTime + 0.07, 410);
}

function knock(audio: AudioContext, at: number, frequencyHz: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(frequencyHz, at);
  tone.frequency.exponentialRampToValueAtTime(frequencyHz / 2, at + lengthSeconds);
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(silence, at + lengthSeconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + lengthSeconds);
}

const lengthSeconds = 0.09;
const loudness = 0.16;
/** The final volume: `exponentialRampToValueAtTime` doesn't accept 0. */
const silence = 0.001;
