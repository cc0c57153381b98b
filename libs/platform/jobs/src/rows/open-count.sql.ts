/** How far a queue is counted: the cost of a scrape of metrics does not grow with a longer backlog. */
const MAX_COUNTED = 100_000;

/** SQL: how many rows of a table meet the condition, of which a partial index has all; at most {@link MAX_COUNTED}. */
export const openCount = (table: string, isOpen: string): string =>
  `(SELECT count(*) FROM (SELECT FROM ${table} WHERE ${isOpen} LIMIT ${MAX_COUNTED}) open_rows)`;
