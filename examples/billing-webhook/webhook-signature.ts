import { createHmac, timingSafeEqual } from 'node:crypto';

/** Messages with an older or newer timestamp are rejected, to prevent replay. */
const TOLERANCE_SECONDS = 300;

/** A message of the Standard Webhooks specification. */
export interface SignedMessage {
  readonly id: string;
  /** Unix seconds, as sent. */
  readonly timestamp: string;
  /** One or more `v1,<Base64>`, separated by spaces. */
  readonly signature: string;
  readonly body: string;
}

/** Returns whether the message has a valid signature and a recent timestamp. */
export function isAuthentic(message: SignedMessage, key: Buffer, nowSeconds: number): boolean {
  const { id, timestamp, signature, body } = message;
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(nowSeconds - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signature.split(' ').some((part) => {
    const [version, base64 = ''] = part.split(',');
    const given = Buffer.from(base64, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
