import {
  type CallContext,
  type OutboundClient,
  type OutboundRequest,
  ProviderFailure,
  type VendorDialect,
  exchangeJson,
} from '@capstan/capability-kit';
import { emailAddressOf } from '../text/email-address.js';
import { type EmailVerdict, toVerification } from './email-verdict.js';
import type { VerifyEmailResult } from './verify-email.result.js';

/** Whether it is worth asking anybody about it. */
export function isAddress(email: string): boolean {
  return emailAddressOf(email) !== undefined;
}

/** One question about one address to a vendor that checks addresses. @throws ProviderFailure; OutboundError. */
export async function askVerifier(
  outbound: OutboundClient,
  email: string,
  requestFor: (address: string) => Omit<OutboundRequest, 'signal' | 'timeoutMs'>,
  dialect: VendorDialect<EmailVerdict>,
  { signal, timeoutMs }: CallContext,
): Promise<VerifyEmailResult> {
  const address = emailAddressOf(email);
  if (!address) throw new ProviderFailure('invalid_input', 'email is no address');
  const request = { maxRedirects: 0, ...requestFor(address.text), signal, timeoutMs };
  return toVerification(address, await exchangeJson(outbound, request, dialect));
}
