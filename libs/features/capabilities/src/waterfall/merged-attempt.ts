import type { Merge } from '@capstan/kit';
import type { RunningAttempt } from './provider-attempts.js';
import type { Found, WaterfallRun } from './waterfall-run.js';

/** `provider_used` of a result with contributions of several providers (docs/contract.md 2.3). */
export const MERGED = 'merged';

/**
 * Runs providers in parallel as one attempt, which ends when all have answered or the wait for slow ones is
 * over.
 */
export function mergedAttempt(
  run: WaterfallRun,
  members: readonly RunningAttempt[],
  merge: Merge,
): RunningAttempt {
  const cancel = (): void => members.forEach((member) => member.cancel());
  return { end: collect(run, members, merge).finally(cancel), cancel };
}

async function collect(
  run: WaterfallRun,
  members: readonly RunningAttempt[],
  merge: Merge,
): Promise<Found | undefined> {
  let patience: NodeJS.Timeout | undefined;
  const losePatience = (): void => members.forEach((member) => member.cancel());
  try {
    const ends = await Promise.all(
      members.map(async ({ end }) => {
        const found = await end;
        if (found) patience ??= setTimeout(losePatience, merge.graceMs);
        return found;
      }),
    );
    const found = ends.filter((end) => end !== undefined);
    if (found.length < 2) return found[0];
    const merged = { result: merge.combine(found, run.params), provider: MERGED };
    if (run.capability.definition.accept(merged.result, run.params) === 'ok') return merged;
    run.empty ??= merged;
    return undefined;
  } finally {
    clearTimeout(patience);
  }
}
