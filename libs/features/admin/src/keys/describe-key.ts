import type { AuditSubject } from '../audit/audit-entry.js';
import type { AdminKeyResult } from './key.result.js';

/** A key as the audit log records it: its account and restrictions, field by field; never its text. */
export const describeKey = (key: AdminKeyResult): AuditSubject => ({
  targetType: 'key',
  targetId: key.id,
  details: {
    account_id: key.account_id,
    name: key.name,
    scopes: key.scopes,
    expires_at: key.expires_at,
    ip_allow_list: key.ip_allow_list,
    rate_limit_per_minute: key.rate_limit_per_minute,
    credit_cap: key.credit_cap,
  },
});
