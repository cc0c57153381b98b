import type { DurableWork } from '@capstan/credits';

/** Messages whose sending has not ended, for the audit of the credits. */
export const openMessages: DurableWork = {
  name: 'messages',
  open: `SELECT id, account_id, (ticket ->> 'heldCredits')::bigint AS credits FROM messages WHERE finished_at IS NULL`,
};
