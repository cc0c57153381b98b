import { Injectable } from '@nestjs/common';
import type { BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import { ConsoleAudit } from '../audit/console-audit.js';
import { Invitations } from '../members/invitations.js';

type Hooks = NonNullable<BetterAuthOptions['databaseHooks']>;

/** Ways to sign in by better-auth's endpoint, as the audit log names them. */
const METHODS: Readonly<Record<string, string>> = {
  '/sign-in/email': 'password',
  '/magic-link/verify': 'link',
  '/passkey/verify-authentication': 'passkey',
  '/callback/:id': 'oidc',
};

/** Hooks for the rows that better-auth writes. */
@Injectable()
export class AuthHooks {
  constructor(
    private readonly audit: ConsoleAudit,
    private readonly invitations: Invitations,
  ) {}

  readonly hooks: Hooks = {
    session: {
      create: {
        after: async (session, context) => {
          await this.audit.signedIn(session.userId, {
            method: METHODS[context?.path ?? ''] ?? 'invitation',
            requestId: context?.headers?.get('x-request-id') ?? '',
          });
        },
      },
    },
    // Only better-auth's sign-in with the issuer makes users through these hooks.
    user: {
      create: {
        before: async ({ email, emailVerified }) => {
          if (!emailVerified || !(await this.invitations.isInvited(email))) {
            throw new APIError('FORBIDDEN', { code: 'not_invited', message: 'not invited' });
          }
        },
        after: async ({ id, email }) => this.invitations.acceptAll({ id, email }),
      },
    },
    account: {
      create: { before: (credential) => Promise.resolve({ data: { ...credential, ...NO_TOKENS } }) },
      update: { before: (changes) => Promise.resolve({ data: { ...changes, ...NO_TOKENS } }) },
    },
  };
}

/** The service calls no API of the issuer on behalf of users, so its tokens are not stored. */
const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null };
