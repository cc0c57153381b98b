import type { AttemptResult } from '@capstan/client';
import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatCredits, formatDuration } from '../../components/number-text.ts';
import { StatusBadge, toneOfOutcome } from '../../components/status-badge.tsx';
import { attemptSpans } from './attempt-spans.ts';
import classes from './attempt-timeline.module.css';
import type { RequestDetail } from './request-detail.ts';

/** The meaning of each outcome for the call. */
const MEANINGS: Record<string, string> = {
  ok: 'Answered the call.',
  empty: 'Found nothing, so the next provider was called.',
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

/** Only the provider whose result was used is paid for; merged results are paid for once. */
function costOf({ provider, outcome }: AttemptResult, receipt: RequestDetail): string {
  const { provider_used: used, credits_used: credits } = receipt;
  if (credits === 0 || outcome !== 'ok') return 'free';
  if (used === 'merged') return `in the answer, charged once: ${formatCredits(credits)}`;
  return used === provider ? `charged ${formatCredits(credits)}` : 'free';
}

/** The attempts of a call, one below the other, each where it was in the time of the call. */
export function AttemptTimeline({ receipt }: { receipt: RequestDetail }): ReactElement {
  const { attempts, duration_ms: total } = receipt;
  if (attempts.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {receipt.from_cache
          ? 'No provider was called: the answer came from the cache, free of charge.'
          : 'No provider was called.'}
      </Text>
    );
  }
  const spans = attemptSpans(attempts, total);
  return (
    <ol className={classes.timeline}>
      {spans.map(({ attempt, number, start, width }) => (
        <li key={number} className={classes.attempt}>
          <div className={classes.head}>
            <span className={classes.provider}>{attempt.provider}</span>
            <StatusBadge status={attempt.outcome} tone={toneOfOutcome(attempt.outcome)} />
            <span className={classes.duration}>
              {attempt.started_after_ms !== undefined && (
                <span className="dimmed">after {formatDuration(attempt.started_after_ms)} · </span>
              )}
              {formatDuration(attempt.duration_ms)}
            </span>
          </div>
          <div className={classes.track} aria-hidden>
            <div
              className={classes.bar}
              data-tone={toneOfOutcome(attempt.outcome)}
              style={{ marginInlineStart: `${start}%`, width: `${width}%` }}
            />
          </div>
          <div className={classes.meaning}>
            <span>{meaningOf(attempt)}</span>
            <span className={classes.cost}>{costOf(attempt, receipt)}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
