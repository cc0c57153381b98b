/** Everything an admin can do that changes something, and what users of the console do about access. */
export const AUDIT_ACTIONS = [
  'account.created',
  'account.suspended',
  'account.resumed',
  'credits.booked',
  'account.rate_limited',
  'overage.changed',
  'key.created',
  'key.restricted',
  'key.rotated',
  'key.revoked',
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

/** What an act does. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Kinds of things that acts are done to. */
export const AUDIT_TARGETS = ['account', 'key', 'user', 'invitation'] as const;

/** What an act was done to. */
export type AuditTarget = (typeof AUDIT_TARGETS)[number];

/** What `:id` in the path of an act names; null: the path has none. */
export const NAMED_BY_PATH: Readonly<Record<AuditAction, AuditTarget | null>> = {
  'account.created': null,
  'account.suspended': 'account',
  'account.resumed': 'account',
  'credits.booked': 'account',
  'account.rate_limited': 'account',
  'overage.changed': 'account',
  'key.created': 'account',
  'key.restricted': 'key',
  'key.rotated': 'key',
  'key.revoked': 'key',
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
 * How far an act came. `attempted`: under way, or the process died before it could say more, so that it may have
 * been done; `failed`: it changed nothing; `repeated`: answered with what the same request had done before.
 */
export const AUDIT_STATES = ['attempted', 'done', 'failed', 'repeated'] as const;

/** How far an act came. */
export type AuditState = (typeof AUDIT_STATES)[number];

/** What an act was done to, and how. */
export interface AuditSubject {
  targetType: AuditTarget;
  targetId: string;
  /** Fields as on the wire; never a key's text. */
  details: Record<string, unknown>;
}

/** An act that is about to be done: as much as is known of it then. */
export interface AdminAct {
  action: AuditAction;
  /** Null when what it is done to does not exist yet. */
  targetType: AuditTarget | null;
  targetId: string | null;
  actorAccountId: string;
  actorKeyId: string;
  requestId: string;
}

/** How an act ended. Without a subject its target stays as it was written before. */
export interface AuditEnding {
  state: Exclude<AuditState, 'attempted'>;
  subject?: AuditSubject;
  /** Why it failed: the slug of its error. */
  error?: string;
}

/** A line of the audit log. */
export interface AuditEntry extends AdminAct {
  id: number;
  at: Date;
  state: AuditState;
  /** Fields as on the wire; empty while attempted. */
  details: Record<string, unknown>;
}

/** What to list. Absent members do not filter, but for `state`: acts that were or may have been done. */
export interface AuditFilter {
  state?: AuditState;
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
