import { SAMPLE_RATE } from './resampler.js';

const WINDOW = SAMPLE_RATE / 5;

/** Where to cut samples so that no word is split: in the middle of the quietest fifth of a second. @param from sample to search from. */
export function quietestCut(samples: Int16Array, from: number): number {
  let quietest = { at: samples.length, energy: Infinity };
  for (let at = from; at + WINDOW <= samples.length; at += WINDOW / 2) {
    const energy = loudnessOf(samples.subarray(at, at + WINDOW));
    if (energy < quietest.energy) quietest = { at: at + WINDOW / 2, energy };
  }
  return quietest.at;
}

/** Root mean square. */
export function loudnessOf(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, samples.length));
}
