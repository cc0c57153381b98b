import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

/** What is signed (https://www.standardwebhooks.com). */
export interface SignedMessage {
  id: string;
  at: Date;
  payload: string;
}

/** A new signing secret in the form of Standard Webhooks: `whsec_` and Base64. */
export const createWebhookSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** The headers of a signed JSON body, with a signature for each secret: receivers accept the one they know. */
export function signedHeaders(
  { id, at, payload }: SignedMessage,
  secrets: readonly string[],
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, payload)).join(' '),
  };
}
