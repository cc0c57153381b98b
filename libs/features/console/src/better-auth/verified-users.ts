import type { PasskeyOptions } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';

/** A passkey is the only factor, so its authenticator must verify its user by fingerprint, face or PIN: a touch is not enough. */
export const VERIFIED_USERS = {
  authenticatorSelection: { userVerification: 'required' },
  registration: {
    afterVerification: ({ verification }) => requireVerifiedUser(verification.registrationInfo),
  },
  authentication: {
    afterVerification: ({ verification }) => requireVerifiedUser(verification.authenticationInfo),
  },
} satisfies PasskeyOptions;

function requireVerifiedUser(info: { userVerified: boolean } | undefined): void {
  if (info?.userVerified === true) return;
  throw new APIError('UNAUTHORIZED', { code: 'user_not_verified', message: 'user not verified' });
}
