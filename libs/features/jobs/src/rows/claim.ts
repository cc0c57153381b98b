import type { TimedJob } from '@capstan/platform-jobs';

/** A job in the hands of a worker. */
export interface Claim extends TimedJob {
  keyId: string;
  capability: string;
  /** Validated parameters of the call, as JSON. */
  params: object;
  /** What the end of its call needs. */
  ticket: object;
  /** What each provider stored last, by its name. */
  checkpoints: Readonly<Record<string, unknown>>;
}

/** What is needed to end a job. */
export type EndingClaim = Pick<Claim, 'id' | 'accountId' | 'generation' | 'capability' | 'ticket'>;
