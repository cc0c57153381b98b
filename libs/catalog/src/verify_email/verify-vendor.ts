import { ProviderFailure } from '@capstan/kit';
import { type EmailAddress, emailAddressOf } from '../text/email-address.js';
import { type EmailVerdict, toVerification } from './email-verdict.js';
import type { VerifyEmailParams } from './verify-email.params.js';
import type { VerifyEmailResult } from './verify-email.result.js';

/** Base of the vendor declarations that verify an address: they read a verdict. */
export const verifyVendor = {
  // The address is in the request.
  maxRedirects: 0,
  // Invalid addresses need no vendor.
  supports: ({ email }: VerifyEmailParams): boolean => emailAddressOf(email) !== undefined,
  result: (verdict: EmailVerdict, params: VerifyEmailParams): VerifyEmailResult =>
    toVerification(addressOf(params), verdict),
};

/** @throws ProviderFailure `invalid_input`. */
export function addressOf({ email }: VerifyEmailParams): EmailAddress {
  const address = emailAddressOf(email);
  if (!address) throw new ProviderFailure('invalid_input', 'email must be a valid email address');
  return address;
}
