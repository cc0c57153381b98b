import { inject } from 'vitest';

/** Whether this is `npm run test:full`, which has time for what `npm test` shows by example. */
export const isFullRun = inject('isLong');

/** All cases in a full run, otherwise the first of them: for what repeats one statement, e.g. over model protocols. */
export const inFullRun = <T>(cases: readonly T[], otherwise = 1): readonly T[] =>
  isFullRun ? cases : cases.slice(0, otherwise);

/** Declares tests that only a full run has. */
export const onlyInFullRun = (declare: () => void): void => {
  if (isFullRun) declare();
};
