import type { AttemptResult, ReceiptResult } from '@capstan/client';
import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatDuration } from '../../components/number-text.ts';
import { StatusBadge, toneOfOutcome } from '../../components/status-badge.tsx';
import classes from './attempt-timeline.module.css';

/** What each outcome means for the call. */
const MEANINGS: Record<string, string> = {
  ok: 'Answered the call.',
  empty: 'Found nothing, so the next provider was asked.',
  rate_limited: 'Refused because of its rate limit.',
  quota_exhausted: 'Its plan is used up.',
  misconfigured: 'Refused the credentials. The operator has to check them.',
  blocked: 'Was blocked by the site.',
  invalid_input: 'Refused the input, which no other provider would accept.',
  upstream_error: 'Failed.',
  timeout: 'Did not answer in time.',
  cancelled: 'Was cancelled because another provider answered first.',
};

/** "Failed: the name of the site does not resolve." */
function meaningOf({ outcome, detail }: AttemptResult): string | undefined {
  const meaning = MEANINGS[outcome];
  return detail === undefined ? meaning : `${meaning?.replace(/\.$/, '') ?? outcome}: ${detail}.`;
}

/** The attempts of a call, one below the other, each as long as it took. */
export function AttemptTimeline({ receipt }: { receipt: ReceiptResult }): ReactElement {
  const { attempts, duration_ms: total } = receipt;
  if (attempts.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {receipt.from_cache
          ? 'No provider was asked: the answer came from the cache, free of charge.'
          : 'No provider was asked.'}
      </Text>
    );
  }
  const spans = spansOf(attempts, total);
  return (
    <ol className={classes.timeline}>
      {spans.map(({ attempt, number, start, width }) => (
        <li key={number} className={classes.attempt}>
          <div className={classes.head}>
            <span className={classes.provider}>{attempt.provider}</span>
            <StatusBadge status={attempt.outcome} tone={toneOfOutcome(attempt.outcome)} />
            <span className={classes.duration}>{formatDuration(attempt.duration_ms)}</span>
          </div>
          <div className={classes.track} aria-hidden>
            <div
              className={classes.bar}
              data-tone={toneOfOutcome(attempt.outcome)}
              style={{ marginInlineStart: `${start}%`, width: `${width}%` }}
            />
          </div>
          <div className={classes.meaning}>{meaningOf(attempt)}</div>
        </li>
      ))}
    </ol>
  );
}

interface Span {
  attempt: AttemptResult;
  number: number;
  /** Percent of the call. */
  start: number;
  width: number;
}

const SMALLEST_WIDTH = 0.6;

/** Providers are asked one after the other, so that each attempt starts where the one before ended. */
function spansOf(attempts: readonly AttemptResult[], totalMs: number): Span[] {
  const sum = attempts.reduce((ms, { duration_ms }) => ms + duration_ms, 0);
  const scale = 100 / Math.max(totalMs, sum, 1);
  let before = 0;
  return attempts.map((attempt, index) => {
    const start = Math.min(before * scale, 100 - SMALLEST_WIDTH);
    before += attempt.duration_ms;
    return {
      attempt,
      number: index + 1,
      start,
      width: Math.max(attempt.duration_ms * scale, SMALLEST_WIDTH),
    };
  });
}
