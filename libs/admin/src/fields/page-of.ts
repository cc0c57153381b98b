/**
 * Cuts a page out of a list that was read one item further than asked for, to know whether more follow.
 * @returns the page, and the id of its last item when another page follows, else null.
 */
export function pageOf<T extends { id: string | number }>(
  found: readonly T[],
  limit: number,
): { items: T[]; nextAfter: T['id'] | null } {
  const items = found.slice(0, limit);
  return { items, nextAfter: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}
