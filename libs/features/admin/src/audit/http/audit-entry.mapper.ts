import type { AuditEntry } from '../audit-entry.js';
import type { AuditEntryResult } from './audit.result.js';

/** Maps an entry to its API representation. */
export const toAuditEntryResult = (entry: AuditEntry): AuditEntryResult => ({
  id: entry.id,
  at: entry.at.toISOString(),
  actor_account_id: entry.actorAccountId,
  actor_key_id: entry.actorKeyId,
  action: entry.action,
  state: entry.state,
  target_type: entry.targetType,
  target_id: entry.targetId,
  details: entry.details,
  request_id: entry.requestId,
});
