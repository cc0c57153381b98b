import { MODELS_CLOCK } from '@capstan/platform-models';
import type { Override } from './override.js';

/** Longer than any model rests. */
const STEP_MS = 2 * 86_400_000;

/** A clock by which days pass between two looks, so that a model that failed is asked again at once. */
export function restlessModels(): Override {
  let nowMs = 0;
  return { provide: MODELS_CLOCK, useValue: () => (nowMs += STEP_MS) };
}
