import type { AuditEntry } from './admin-types.ts';

/* By which the API filters the audit log. As records, so that the compiler misses one that is not listed. */

const ACTIONS: Record<AuditEntry['action'], true> = {
  'account.created': true,
  'account.suspended': true,
  'account.resumed': true,
  'account.exported': true,
  'account.deleted': true,
  'credits.booked': true,
  'account.rate_limited': true,
  'account.messages_limited': true,
  'overage.changed': true,
  'key.created': true,
  'key.restricted': true,
  'key.rotated': true,
  'key.revoked': true,
  'provider.tested': true,
  'session.created': true,
  'sessions.revoked': true,
  'password.set': true,
  'passkey.added': true,
  'passkey.removed': true,
  'invitation.created': true,
  'invitation.accepted': true,
  'invitation.revoked': true,
  'member.role_changed': true,
  'member.removed': true,
};
const STATES: Record<AuditEntry['state'], true> = {
  attempted: true,
  done: true,
  failed: true,
  repeated: true,
};
const TARGETS: Record<NonNullable<AuditEntry['target_type']>, true> = {
  account: true,
  key: true,
  user: true,
  invitation: true,
};

export const AUDIT_ACTIONS = Object.keys(ACTIONS);
export const AUDIT_STATES = Object.keys(STATES);
export const AUDIT_TARGETS = Object.keys(TARGETS);
