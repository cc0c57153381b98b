/**
 * The lease of durable work, which never ends: its holds wait for the work, not for a process
 * (docs/adr/0022-durable-calls.md). A migration inserts its row.
 */
export const DURABLE_LEASE = '00000000-0000-4000-8000-000000000001';
