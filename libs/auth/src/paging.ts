import { InvalidRequestError } from '@capstan/platform-errors';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a row at all; PostgreSQL raises an error for one that cannot. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** A part of a list, newest first. */
export interface PageRequest {
  /** Default 50, at most 200. */
  limit?: number;
  /** Id of the last item of the page before. */
  cursor?: string;
}

export interface Page<T> {
  items: T[];
  /** Cursor of the next page; null on the last one. */
  nextCursor: string | null;
}

/**
 * Reads one item more than asked for, to know whether another page follows.
 * @throws InvalidRequestError for a cursor that is no id.
 */
export async function readPage<T extends { id: string }>(
  request: PageRequest,
  read: (limit: number, cursor: string | undefined) => Promise<T[]>,
): Promise<Page<T>> {
  const limit = Math.min(Math.max(request.limit ?? 50, 1), 200);
  if (request.cursor !== undefined && !isUuid(request.cursor)) {
    throw new InvalidRequestError([{ path: 'cursor', message: 'must be the next_cursor of a page' }]);
  }
  const found = await read(limit + 1, request.cursor);
  const items = found.slice(0, limit);
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}
