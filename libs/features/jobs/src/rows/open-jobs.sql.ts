import type { DurableWork } from '@capstan/credits';

/** Jobs that have not ended, for the audit of the credits. */
export const openCapabilityJobs: DurableWork = {
  name: 'capability job',
  open: `SELECT id, account_id, (ticket ->> 'heldCredits')::bigint AS credits FROM capability_jobs WHERE finished_at IS NULL`,
};
