import type { ReactElement } from 'react';
import classes from './status-badge.module.css';

export type Tone = 'good' | 'bad' | 'busy' | 'warn' | 'quiet';

/** States of all kinds of things, in the words of the API. */
const TONES: Record<string, Tone> = {
  active: 'good',
  ok: 'good',
  completed: 'good',
  succeeded: 'good',
  delivered: 'good',
  sent: 'good',
  closed: 'good',
  done: 'good',
  enabled: 'good',
  failed: 'bad',
  bounced: 'bad',
  open: 'bad',
  suspended: 'bad',
  running: 'busy',
  queued: 'busy',
  scheduled: 'busy',
  sending: 'busy',
  pending: 'busy',
  half_open: 'warn',
  attempted: 'warn',
  outcome_unknown: 'warn',
  rotated: 'warn',
  empty: 'warn',
  disabled: 'warn',
};

/** A state as a colored dot with its name. */
export function StatusBadge({ status, tone }: { status: string; tone?: Tone }): ReactElement {
  return (
    <span className={classes.badge} data-tone={tone ?? TONES[status] ?? 'quiet'}>
      {status.replaceAll('_', ' ')}
    </span>
  );
}

/** The tone of an HTTP status. */
export const toneOfStatus = (status: number): Tone => (status < 400 ? 'good' : status < 500 ? 'warn' : 'bad');

/** The tone of an attempt at a provider. */
export const toneOfOutcome = (outcome: string): Tone =>
  outcome === 'ok' ? 'good' : outcome === 'empty' || outcome === 'cancelled' ? 'warn' : 'bad';
