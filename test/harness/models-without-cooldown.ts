import { MODELS_CLOCK } from '@capstan/platform-models';
import type { Override } from './override.js';

/** Longer than any model cooldown. */
const STEP_MS = 2 * 86_400_000;

/** A clock that advances by days on every read, so that a failed model is called again at once. */
export function modelsWithoutCooldown(): Override {
  let nowMs = 0;
  return { provide: MODELS_CLOCK, useValue: () => (nowMs += STEP_MS) };
}
