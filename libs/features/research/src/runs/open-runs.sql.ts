import type { DurableWork } from '@capstan/credits';

/** Runs that have not ended, for the audit of credits. */
export const openRuns: DurableWork = {
  name: 'research',
  open: `SELECT id, account_id, (ticket ->> 'heldCredits')::bigint AS credits FROM research_runs WHERE finished_at IS NULL`,
};
