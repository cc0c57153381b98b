import type { AttemptResult } from '@capstan/client';

/** The position of an attempt on the timeline of its call. */
export interface AttemptSpan {
  attempt: AttemptResult;
  number: number;
  /** Percent of the call. */
  start: number;
  width: number;
}

/** So that a short attempt can be seen. */
const SMALLEST_WIDTH = 0.6;

/** Attempts where they were: several may have run at once. Old calls have no start times; their attempts follow one another. */
export function attemptSpans(attempts: readonly AttemptResult[], totalMs: number): AttemptSpan[] {
  let before = 0;
  const placed = attempts.map((attempt) => {
    const startMs = attempt.started_after_ms ?? before;
    before = startMs + attempt.duration_ms;
    return { attempt, startMs, endMs: before };
  });
  const scale = 100 / Math.max(totalMs, ...placed.map(({ endMs }) => endMs), 1);
  return placed.map(({ attempt, startMs }, index) => ({
    attempt,
    number: index + 1,
    start: Math.min(startMs * scale, 100 - SMALLEST_WIDTH),
    width: Math.max(attempt.duration_ms * scale, SMALLEST_WIDTH),
  }));
}
