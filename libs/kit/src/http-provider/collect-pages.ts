import type { CallContext } from '../capability-provider.js';

/** One page of a vendor's results. */
export interface VendorPage<T> {
  items: readonly T[];
  /** Whether there may be another page. */
  hasMore: boolean;
}

/** With less time left no further page is requested, so that the attempt can return its result. */
const MIN_TIME_MS = 1000;
const RESERVE_MS = 250;

/**
 * Requests page after page (from 0) until there are `wanted` items. A failure of the first page fails the attempt;
 * when a later one fails or time is short, the items so far are the result.
 */
export async function collectPages<T>(
  fetchPage: (page: number, timeoutMs: number) => Promise<VendorPage<T>>,
  options: { wanted: number; maxPages: number; context: CallContext },
): Promise<T[]> {
  const { wanted, maxPages, context } = options;
  const endsAt = performance.now() + context.timeoutMs;
  const first = await fetchPage(0, context.timeoutMs);
  const items = [...first.items];
  let { hasMore } = first;
  for (let page = 1; page < maxPages && hasMore && items.length < wanted; page += 1) {
    const timeoutMs = Math.floor(endsAt - performance.now()) - RESERVE_MS;
    if (timeoutMs < MIN_TIME_MS || context.signal.aborted) break;
    try {
      const next = await fetchPage(page, timeoutMs);
      items.push(...next.items);
      ({ hasMore } = next);
    } catch {
      break;
    }
  }
  return items;
}
