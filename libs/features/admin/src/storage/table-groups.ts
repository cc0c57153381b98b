import type { TableGroup } from './storage.js';

/** A table as PostgreSQL measures it. */
export interface TableSize {
  schema: string;
  name: string;
  bytes: number;
}

const PUBLIC = 'public';
/** Groups by the beginning of the table's name. The first match counts. */
const GROUPS: readonly [group: string, pattern: RegExp][] = [
  ['Request log', /^requests(_|$)/],
  ['Accounts, keys and credits', /^(accounts?|api_keys|credit_|holds|ledger_|idempotency_|spending_|admin_)/],
  ['Artifacts', /^artifact/],
  ['Builds and sites', /^(build|compan|gate_|site|workspace)/],
  ['Research', /^research_/],
  ['Jobs', /^(capability_job|job_traces|process_leases|stream_tokens)/],
  ['Messages and inbox', /^(message|inbox_)/],
  ['Webhooks and events', /^(webhook_|domain_events|event_)/],
  ['Local index', /^local_index_/],
  ['Console', /^console_/],
];

/** Adds up tables by what they are for, largest first. */
export function tableGroups(sizes: readonly TableSize[]): TableGroup[] {
  const groups = new Map<string, TableGroup>();
  for (const { schema, name, bytes } of sizes) {
    const group = groupOf(schema, name);
    const sum = groups.get(group) ?? { group, tables: 0, bytes: 0 };
    groups.set(group, { group, tables: sum.tables + 1, bytes: sum.bytes + bytes });
  }
  return [...groups.values()].toSorted((one, other) => other.bytes - one.bytes);
}

function groupOf(schema: string, name: string): string {
  if (schema !== PUBLIC) return `Schema ${schema}`;
  return GROUPS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'Other';
}
