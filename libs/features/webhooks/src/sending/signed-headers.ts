import { Webhook } from 'standardwebhooks';

/** What is signed (Standard Webhooks). */
export interface SignedMessage {
  id: string;
  at: Date;
  payload: string;
}

/** The headers of a request, with a signature for each secret: receivers accept the one they know. */
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
