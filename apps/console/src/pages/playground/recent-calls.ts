import type { Params } from './tool.ts';

/** A call that this browser made in the playground. */
export interface RecentCall {
  requestId: string;
  capability: string;
  params: Params;
  at: string;
  isFailed: boolean;
}

/** The used part of `localStorage`. */
export type HistoryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'capstan.playground';
const KEPT = 30;
/** Larger calls, such as those with a file, are not kept: their receipt still is. */
const MAX_CALL_LENGTH = 8_000;
const MAX_LENGTH = 100_000;

/** The storage key of a user's calls for an account. */
export const historyKey = (userId: string, accountId: string): string => `${PREFIX}.${userId}.${accountId}`;

/** Calls in the storage of a browser. They never contain a key, but what people entered, which no one else may read. */
export class RecentCalls {
  constructor(
    private readonly storage: HistoryStorage,
    private readonly key: string,
  ) {}

  /** Newest first. */
  list(): RecentCall[] {
    try {
      const stored: unknown = JSON.parse(this.storage.getItem(this.key) ?? '[]');
      return Array.isArray(stored) ? (stored as RecentCall[]) : [];
    } catch {
      return [];
    }
  }

  add(call: RecentCall): void {
    if (JSON.stringify(call).length > MAX_CALL_LENGTH) return;
    const calls = [call, ...this.list()].slice(0, KEPT);
    while (JSON.stringify(calls).length > MAX_LENGTH) calls.pop();
    try {
      this.storage.setItem(this.key, JSON.stringify(calls));
    } catch {
      // The storage is full: the history is a convenience.
    }
  }
}

/** Removes the calls of every user of this browser. */
export function forgetCalls(storage: HistoryStorage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(PREFIX) === true) storage.removeItem(name);
}
