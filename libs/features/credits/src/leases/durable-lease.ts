/**
 * The lease of durable work, which never ends: what is held in its name waits for the work, not for a process
 * (docs/adr/0022-durable-calls.md). Its row comes with the migrations.
 */
export const DURABLE_LEASE = '00000000-0000-4000-8000-000000000001';
