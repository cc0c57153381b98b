import { Signal } from '@capstan/platform-core';

/** The end of a call, after it was committed. */
export interface CallEnded {
  readonly capability: string;
  /** Slug of its error; null if it succeeded. */
  readonly errorSlug: string | null;
  /** Answered from the response cache. */
  readonly isCached: boolean;
}

export const callEnded = new Signal<CallEnded>('call.ended');
