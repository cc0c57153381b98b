import type { ThrottlerStorage } from '@nestjs/throttler';

export type Hit = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** A subject of a limit and its requests per window. */
export interface Counter {
  readonly key: string;
  readonly limit: number;
}

/**
 * A storage for the throttler that responds synchronously if it can, so that counting in memory does not delay a
 * request.
 */
export interface CountingStorage extends ThrottlerStorage {
  /**
   * Counts one request for several subjects in order, up to the first one beyond its limit: requests beyond the
   * limit of a key do not count for its account.
   * @returns a hit for each subject that was counted.
   */
  hit(counters: readonly Counter[], ttlMs: number): Hit[] | Promise<Hit[]>;
}
