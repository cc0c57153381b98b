/** Everything an admin can do that changes something. */
export const AUDIT_ACTIONS = [
  'account.created',
  'account.suspended',
  'account.resumed',
  'credits.booked',
  'overage.changed',
  'key.created',
  'key.restricted',
  'key.rotated',
  'key.revoked',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_TARGETS = ['account', 'key'] as const;

/** What an act was done to, and how. */
export interface AuditSubject {
  targetType: (typeof AUDIT_TARGETS)[number];
  targetId: string;
  /** Fields as on the wire; never a key's text. */
  details: Record<string, unknown>;
}

/** An act to be recorded. */
export interface AdminAct extends AuditSubject {
  action: AuditAction;
  actorAccountId: string;
  actorKeyId: string;
  requestId: string;
}

/** A line of the audit log. */
export interface AuditEntry extends AdminAct {
  id: number;
  at: Date;
}

/** What to list. Absent members do not filter. */
export interface AuditFilter {
  action?: AuditAction;
  actorAccountId?: string;
  actorKeyId?: string;
  targetType?: string;
  targetId?: string;
  from?: Date;
  to?: Date;
  /** `id` of the entry to go on after (the list is newest first). */
  after?: number;
  limit: number;
}
