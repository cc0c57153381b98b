/** Everything an admin can do that changes something, and what users of the console do about access. */
export const AUDIT_ACTIONS = [
  'account.created',
  'account.suspended',
  'account.resumed',
  'account.exported',
  'account.deleted',
  'credits.booked',
  'account.rate_limited',
  'account.messages_limited',
  'overage.changed',
  'key.created',
  'key.restricted',
  'key.rotated',
  'key.revoked',
  'provider.tested',
  'session.created',
  'sessions.revoked',
  'password.set',
  'passkey.added',
  'passkey.removed',
  'invitation.created',
  'invitation.accepted',
  'invitation.revoked',
  'member.role_changed',
  'member.removed',
] as const;

/** One of AUDIT_ACTIONS. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Types of audit targets. */
export const AUDIT_TARGETS = ['account', 'key', 'user', 'invitation'] as const;

/** One of AUDIT_TARGETS. */
export type AuditTarget = (typeof AUDIT_TARGETS)[number];

/** What `:id` in the path of an action refers to; null: the path has none. */
export const NAMED_BY_PATH: Readonly<Record<AuditAction, AuditTarget | null>> = {
  'account.created': null,
  'account.suspended': 'account',
  'account.resumed': 'account',
  'account.exported': 'account',
  'account.deleted': 'account',
  'credits.booked': 'account',
  'account.rate_limited': 'account',
  'account.messages_limited': 'account',
  'overage.changed': 'account',
  'key.created': 'account',
  'key.restricted': 'key',
  'key.rotated': 'key',
  'key.revoked': 'key',
  'provider.tested': null,
  'session.created': null,
  'sessions.revoked': null,
  'password.set': null,
  'passkey.added': null,
  'passkey.removed': null,
  'invitation.created': null,
  'invitation.accepted': null,
  'invitation.revoked': 'invitation',
  'member.role_changed': 'user',
  'member.removed': 'user',
};

/**
 * Progress of an action. `attempted`: in progress, or the process died before it could record the outcome, so
 * that it may have been done; `failed`: it changed nothing; `repeated`: answered with the result of an
 * earlier request.
 */
export const AUDIT_STATES = ['attempted', 'done', 'failed', 'repeated'] as const;

/** One of AUDIT_STATES. */
export type AuditState = (typeof AUDIT_STATES)[number];

/** Target of an action, and its details. */
export interface AuditSubject {
  /** Null, as `targetId`, for something without an id. */
  targetType: AuditTarget | null;
  targetId: string | null;
  /** Fields as in the API; never a key's text. */
  details: Record<string, unknown>;
}

/** An action before it is executed. */
export interface AdminAct {
  action: AuditAction;
  /** Null if the target does not exist yet, or has no id. */
  targetType: AuditTarget | null;
  targetId: string | null;
  actorAccountId: string;
  actorKeyId: string;
  requestId: string;
}

/** Outcome of an action. Without a subject the recorded target is kept. */
export interface AuditEnding {
  state: Exclude<AuditState, 'attempted'>;
  subject?: AuditSubject;
  /** Slug of the error, if it failed. */
  error?: string;
}

/** An entry of the audit log. */
export interface AuditEntry extends AdminAct {
  id: number;
  at: Date;
  state: AuditState;
  /** Fields as in the API; empty while attempted. */
  details: Record<string, unknown>;
}

/**
 * Filter for a list. Absent members do not filter, except `state`: actions that were or may have been done.
 */
export interface AuditFilter {
  state?: AuditState;
  action?: AuditAction;
  actorAccountId?: string;
  actorKeyId?: string;
  targetType?: string;
  targetId?: string;
  from?: Date;
  to?: Date;
  /** `id` of the last entry of the previous page (newest first). */
  after?: number;
  limit: number;
}
