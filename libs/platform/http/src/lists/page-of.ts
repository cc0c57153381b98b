/** A page of a list, newest first. */
export interface Page<T extends { id: string | number }> {
  items: T[];
  /** Id of the last item when another page follows, to be sent as `after`; null on the last page. */
  nextAfter: T['id'] | null;
}

/** A requested page: `limit` items after the one with the id `after`. */
export interface PageRequest<Id extends string | number = string> {
  limit: number;
  after?: Id;
}

/** Cuts a page out of `found`, which has up to `limit` + 1 items to detect whether more follow. */
export function pageOf<T extends { id: string | number }>(found: readonly T[], limit: number): Page<T> {
  const items = found.slice(0, limit);
  return { items, nextAfter: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}
