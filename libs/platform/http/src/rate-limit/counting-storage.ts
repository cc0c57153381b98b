import type { ThrottlerStorage } from '@nestjs/throttler';

export type Hit = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** A subject of a limit and how often it may be hit within a window. */
export interface Counter {
  readonly key: string;
  readonly limit: number;
}

/** A storage of the throttler that answers at once where it can, so that no request waits for its own memory. */
export interface CountingStorage extends ThrottlerStorage {
  /**
   * Counts one request for several subjects, in their order, up to the first one that is beyond its limit: requests
   * beyond the limit of a key do not count for its account.
   * @returns a hit for each subject that was counted.
   */
  hit(counters: readonly Counter[], ttlMs: number): Hit[] | Promise<Hit[]>;
}
