import { SAMPLE_RATE } from '../decoding/resampler.js';
import { loudnessOf, quietestCut } from '../decoding/quietest-cut.js';

/** A chunk is between these lengths; it ends where the recording is quietest. */
const LEAST = 45 * SAMPLE_RATE;
export const MOST = 60 * SAMPLE_RATE;
const WINDOW = SAMPLE_RATE / 5;
/** Level relative to full scale (about -50 dB): below it there is no speech, and Whisper would make some up. */
const SILENCE = 32_767 * 0.003;

/** How many of the samples, at most a minute, to transcribe next: a cut in a pause splits no word. */
export const chunkLength = (samples: Int16Array): number =>
  samples.length < MOST ? samples.length : quietestCut(samples.subarray(0, MOST), LEAST);

/** Whether no fifth of a second is loud enough for speech. */
export function isSilent(samples: Int16Array): boolean {
  for (let at = 0; at < samples.length; at += WINDOW) {
    if (loudnessOf(samples.subarray(at, at + WINDOW)) > SILENCE) return false;
  }
  return true;
}
