import type { Caller, JobContext, ProviderFailure } from '@capstan/kit';
import type { RegisteredCapability } from '../registry/registered-capability.js';
import type { Attempt } from './attempt.js';

/** A job whose waterfall runs. */
export interface WaterfallJob {
  /** The job as one of its providers sees it. */
  contextFor(provider: string): JobContext;
}

/** One call on its way through the providers of a capability. */
export interface WaterfallRun {
  readonly capability: RegisteredCapability;
  readonly params: object;
  readonly requestId: string;
  /** The caller's connection. */
  readonly hangUp: AbortSignal;
  readonly caller: Caller | undefined;
  readonly job?: WaterfallJob | undefined;
  readonly deadlineMs: number;
  /** On the clock of `performance.now()`, which no time server sets. */
  readonly endsAtMs: number;
  /** The time of an attempt that had all the rest ran out. */
  isOver: boolean;
  /** In the order in which they started. */
  readonly attempts: Attempt[];
  readonly failures: ProviderFailure[];
  /** The first result that is fine and holds nothing. */
  empty: Found | undefined;
}

/** A result and whose it is. */
export interface Found {
  result: object;
  /** Name of the provider, or `merged`. */
  provider: string;
}

/** Milliseconds until the deadline; negative after it. */
export const leftMsOf = (run: WaterfallRun): number => run.endsAtMs - performance.now();
