import type { Scope } from '@capstan/auth';

/** Roles of a user in an account: an owner may do everything, a member may call and read, a viewer may read. */
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
