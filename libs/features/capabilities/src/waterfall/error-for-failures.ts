import { type AppError, InvalidRequestError, type ProviderFailure } from '@capstan/kit';
import { ClientClosedError } from '../errors/client-closed.error.js';
import { ContentBlockedError } from '../errors/content-blocked.error.js';
import { DeadlineExceededError } from '../errors/deadline-exceeded.error.js';
import { ProvidersFailedError } from '../errors/providers-failed.error.js';
import type { Attempt } from './attempt.js';
import type { RegisteredCapability } from '../registry/registered-capability.js';

const DEFAULT_RETRY_AFTER_SECONDS = 10;
/** A provider with its own timeout may end slightly before our timer fires. */
const TIMER_SLACK_MS = 5;
const MAX_RETRY_AFTER_SECONDS = 3600;

/** Chooses the most specific error of a waterfall in which every attempt failed. */
export function errorForFailures(run: {
  capability: RegisteredCapability;
  clientSignal: AbortSignal;
  deadlineMs: number;
  endsAtMs: number;
  isOver: boolean;
  failures: readonly ProviderFailure[];
  attempts: readonly Attempt[];
}): AppError {
  const { name } = run.capability.definition;
  const refused = run.failures.find(({ outcome }) => outcome === 'invalid_input');
  if (refused) return new InvalidRequestError([{ path: '', message: refused.message }]);
  if (run.clientSignal.aborted) return new ClientClosedError();
  // A block with a wait concerns the provider itself (its engines are suspended) and is transient.
  const blocked = run.failures.findLast(
    ({ outcome, retryAfterSeconds }) => outcome === 'blocked' && retryAfterSeconds === undefined,
  );
  if (blocked) return new ContentBlockedError(blocked.message, blocked.alternativeAction);
  const stated = run.failures.find(({ callerError }) => callerError !== undefined)?.callerError;
  if (stated) return stated;
  const isOver = run.isOver || performance.now() >= run.endsAtMs - TIMER_SLACK_MS;
  if (isOver && run.failures.at(-1)?.outcome === 'timeout') {
    return new DeadlineExceededError(name, run.deadlineMs);
  }
  const waits = run.failures.map(({ retryAfterSeconds }) => retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS);
  const shortest = waits.length === 0 ? DEFAULT_RETRY_AFTER_SECONDS : Math.min(...waits);
  const reason = run.attempts.find(({ detail }) => detail !== undefined)?.detail;
  return new ProvidersFailedError(name, Math.min(Math.max(1, shortest), MAX_RETRY_AFTER_SECONDS), reason);
}
