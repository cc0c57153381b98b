import { createHmac, timingSafeEqual } from 'node:crypto';
import { CallbackRefused } from '@capstan/kit';

/** The secret of a callback. @throws CallbackRefused while it is not configured: nothing could be verified. */
export function requiredSecret(secret: string | undefined): string {
  if (secret === undefined) throw new CallbackRefused('its secret is not configured');
  return secret;
}

/** HMAC in the form that a vendor sends it. */
export const hmacOf = (
  algorithm: 'sha1' | 'sha256',
  secret: string,
  content: string,
  encoding: 'hex' | 'base64',
): string => createHmac(algorithm, secret).update(content).digest(encoding);

/** Compares a signature in constant time. @throws CallbackRefused */
export function checkSignature(expected: string, given: string | undefined): void {
  const left = Buffer.from(expected);
  const right = Buffer.from(given ?? '');
  if (left.length !== right.length || !timingSafeEqual(left, right)) {
    throw new CallbackRefused('the signature is wrong');
  }
}

/** The JSON of a callback whose signature was verified. @throws CallbackRefused */
export function jsonOfCallback(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch {
    throw new CallbackRefused('the body is not JSON');
  }
}
