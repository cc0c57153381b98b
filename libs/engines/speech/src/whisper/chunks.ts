import { SAMPLE_RATE } from '../decoding/resampler.js';

/** A chunk is between these lengths; it ends where the recording is quietest. */
const LEAST = 45 * SAMPLE_RATE;
export const MOST = 60 * SAMPLE_RATE;
const WINDOW = SAMPLE_RATE / 5;
/** Of full scale (about -50 dB): below it there is no speech, and Whisper would make some up. */
const SILENCE = 32_767 * 0.003;

/** How many of the samples, at most a minute, to transcribe next: a cut in a pause splits no word. */
export function chunkLength(samples: Int16Array): number {
  if (samples.length < MOST) return samples.length;
  let quietest = { at: MOST, energy: Infinity };
  for (let at = LEAST; at + WINDOW <= MOST; at += WINDOW / 2) {
    const energy = rms(samples.subarray(at, at + WINDOW));
    if (energy < quietest.energy) quietest = { at: at + WINDOW / 2, energy };
  }
  return quietest.at;
}

/** Whether no fifth of a second is loud enough for speech. */
export function isSilent(samples: Int16Array): boolean {
  for (let at = 0; at < samples.length; at += WINDOW) {
    if (rms(samples.subarray(at, at + WINDOW)) > SILENCE) return false;
  }
  return true;
}

function rms(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, samples.length));
}
