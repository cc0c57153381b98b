import type { ThrottlerStorage } from '@nestjs/throttler';

export type Hit = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** A storage of the throttler that answers at once where it can, so that no request waits for its own memory. */
export interface CountingStorage extends ThrottlerStorage {
  hit(key: string, ttlMs: number, limit: number): Hit | Promise<Hit>;
}
