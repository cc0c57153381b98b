import type { Caller, JobContext, ProviderFailure } from '@capstan/kit';
import type { RegisteredCapability } from '../registry/registered-capability.js';
import type { Attempt } from './attempt.js';

/** The clock of an attempt. */
export interface AttemptClock {
  /** Stops it. @returns a function that starts it again. */
  pause(): () => void;
}

/** A job that runs a waterfall. */
export interface WaterfallJob {
  /** The job as one of its providers sees it. @param clock of the attempt of this provider. */
  contextFor(provider: string, clock: AttemptClock): JobContext;
}

/** A call in progress through the providers of a capability. */
export interface WaterfallRun {
  readonly capability: RegisteredCapability;
  readonly params: object;
  readonly requestId: string;
  /** Aborts when the client disconnects. */
  readonly clientSignal: AbortSignal;
  readonly caller: Caller | undefined;
  readonly job?: WaterfallJob | undefined;
  readonly deadlineMs: number;
  /** When the call arrived, in milliseconds since 1970. */
  readonly startedAtMs: number;
  /** In terms of `performance.now()`, which clock changes do not affect. Pauses postpone it. */
  endsAtMs: number;
  /** The last attempt timed out. */
  isOver: boolean;
  /** In start order. */
  readonly attempts: Attempt[];
  readonly failures: ProviderFailure[];
  /** The first successful result without content. */
  empty: Found | undefined;
}

/** A result and its provider. */
export interface Found {
  result: object;
  /** Name of the provider, or `merged`. */
  provider: string;
}

/** Milliseconds until the deadline; negative after it. */
export const leftMsOf = (run: WaterfallRun): number => run.endsAtMs - performance.now();

/** While other providers wait, an attempt gets at most this share of the remaining time … */
const MAX_SHARE = 0.6;

/** … and leaves each of them this much, as long as it keeps an even share itself. */
const RESERVE_MS = 1000;

/** Milliseconds for an attempt when `leftMs` remain and `waiting` further steps would follow. */
export function timeSliceMs(leftMs: number, waiting: number): number {
  if (waiting === 0) return Math.max(1, Math.ceil(leftMs));
  const evenShareMs = leftMs / (waiting + 1);
  const afterReserveMs = leftMs - waiting * RESERVE_MS;
  return Math.max(1, Math.ceil(Math.max(evenShareMs, Math.min(leftMs * MAX_SHARE, afterReserveMs))));
}
