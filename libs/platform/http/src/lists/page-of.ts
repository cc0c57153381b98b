/** A part of a list, newest first. */
export interface Page<T extends { id: string | number }> {
  items: T[];
  /** Id of the last item when another page follows, to be sent as `after`; null at the end. */
  nextAfter: T['id'] | null;
}

/** Which part of a list: `limit` items after the one with the id `after`. */
export interface PageRequest<Id extends string | number = string> {
  limit: number;
  after?: Id;
}

/** Cuts a page out of `found`, which was read one item further than `limit`, to know whether more follow. */
export function pageOf<T extends { id: string | number }>(found: readonly T[], limit: number): Page<T> {
  const items = found.slice(0, limit);
  return { items, nextAfter: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}
