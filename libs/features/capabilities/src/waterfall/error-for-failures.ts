import { type AppError, InvalidRequestError, type ProviderFailure } from '@capstan/kit';
import { ClientClosedError } from '../errors/client-closed.error.js';
import { ContentBlockedError } from '../errors/content-blocked.error.js';
import { DeadlineExceededError } from '../errors/deadline-exceeded.error.js';
import { ProvidersFailedError } from '../errors/providers-failed.error.js';
import type { RegisteredCapability } from '../registry/registered-capability.js';

const DEFAULT_WAIT_SECONDS = 10;
/** A provider that keeps its time by itself may end a moment before our timer does. */
const TIMER_SLACK_MS = 5;
const LONGEST_WAIT_SECONDS = 3600;

/** The most telling error of a waterfall in which every attempt failed. */
export function errorForFailures(run: {
  capability: RegisteredCapability;
  hangUp: AbortSignal;
  deadlineMs: number;
  endsAtMs: number;
  isOver: boolean;
  failures: readonly ProviderFailure[];
}): AppError {
  const { name } = run.capability.definition;
  const refused = run.failures.find(({ outcome }) => outcome === 'invalid_input');
  if (refused) return new InvalidRequestError([{ path: '', message: refused.message }]);
  if (run.hangUp.aborted) return new ClientClosedError();
  // A block that comes with a wait is the provider's own (its engines are suspended), and passes.
  const blocked = run.failures.findLast(
    ({ outcome, retryAfterSeconds }) => outcome === 'blocked' && retryAfterSeconds === undefined,
  );
  if (blocked) return new ContentBlockedError(blocked.message, blocked.alternativeAction);
  const isOver = run.isOver || performance.now() >= run.endsAtMs - TIMER_SLACK_MS;
  if (isOver && run.failures.at(-1)?.outcome === 'timeout') {
    return new DeadlineExceededError(name, run.deadlineMs);
  }
  const waits = run.failures.map(({ retryAfterSeconds }) => retryAfterSeconds ?? DEFAULT_WAIT_SECONDS);
  const shortest = waits.length === 0 ? DEFAULT_WAIT_SECONDS : Math.min(...waits);
  return new ProvidersFailedError(name, Math.min(Math.max(1, shortest), LONGEST_WAIT_SECONDS));
}
