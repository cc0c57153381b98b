import type { Scope } from '@capstan/auth';

/** What a user may do in an account: an owner all, a member calls and reads, a viewer reads. */
export const ROLES = ['owner', 'member', 'viewer'] as const;

/** A role in an account. */
export type Role = (typeof ROLES)[number];

const SCOPES: Readonly<Record<Role, readonly Scope[]>> = {
  owner: ['capabilities', 'account'],
  member: ['capabilities', 'account:read'],
  viewer: ['capabilities:read', 'account:read'],
};

/** The scopes of a call that a user makes in an account. Operators of the installation have `admin` in addition. */
export const scopesOf = (role: Role, isOperator: boolean): readonly Scope[] =>
  isOperator ? [...SCOPES[role], 'admin'] : SCOPES[role];
