import type { Capstan } from '@capstan/client';

/** How long a response is cached that is the same for every key. */
export const MAX_AGE_MS = 60_000;

/** A cached value of one service that is the same for every key: read once a minute for all clients. */
export class CachedValue<T> {
  private value: Promise<T> | undefined;
  private until = 0;

  constructor(private readonly read: (client: Capstan) => Promise<T>) {}

  /** @throws the error of the first read; after that the last known value is used instead. */
  get(client: Capstan): Promise<T> {
    if (this.value && Date.now() < this.until) return this.value;
    const before = this.value;
    const value = this.read(client).catch((error: unknown) => {
      this.until = 0;
      if (before) return before;
      throw error;
    });
    this.value = value;
    this.until = Date.now() + MAX_AGE_MS;
    value.catch(() => {
      if (this.value === value) this.value = undefined;
    });
    return value;
  }
}
