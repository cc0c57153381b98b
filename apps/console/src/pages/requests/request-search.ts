/** Filters of a list of calls, as the address has them. Days are those of UTC; the last one is included. */
export interface RequestSearch {
  capability?: string | undefined;
  status?: string | undefined;
  key_id?: string | undefined;
  error?: string | undefined;
  request_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const NAMES = ['capability', 'status', 'key_id', 'error', 'request_id', 'from', 'to'] as const;
const DAY_MS = 86_400_000;

/** The query of the API; invalid dates are omitted. */
export function queryOf(search: RequestSearch): RequestSearch {
  const filters = Object.fromEntries(NAMES.map((name) => [name, search[name]])) as RequestSearch;
  return { ...filters, from: startOf(search.from, 0), to: startOf(search.to, 1) };
}

export const isFiltered = (search: RequestSearch): boolean =>
  NAMES.some((name) => search[name] !== undefined);

function startOf(day: string | undefined, daysLater: number): string | undefined {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : new Date(at + daysLater * DAY_MS).toISOString();
}
