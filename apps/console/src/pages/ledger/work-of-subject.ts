/** What a ledger entry belongs to, each with a page. */
export interface LedgerWork {
  kind: 'call' | 'build';
  id: string;
}

/** What the subject of an entry names: `request:<id>`, or `build:<id>` for an answered question; undefined for bookings by operators. */
export function workOfSubject(subject: string): LedgerWork | undefined {
  const [, kind, id] = /^(request|build):([0-9a-f-]{36})$/.exec(subject) ?? [];
  return id === undefined ? undefined : { kind: kind === 'build' ? 'build' : 'call', id };
}
