import { CallbackRefused, type CallbackRequest } from '@capstan/kit';
import { Webhook } from 'standardwebhooks';
import { requiredSecret } from './signatures.js';

/** Body of a callback signed by the Standard Webhooks specification, also with the header names of Svix. @throws CallbackRefused */
export function verifiedStandardWebhook(
  { headers, rawBody }: CallbackRequest,
  secret: string | undefined,
): unknown {
  const verifier = new Webhook(requiredSecret(secret));
  const named = (name: string): string => headers[`webhook-${name}`] ?? headers[`svix-${name}`] ?? '';
  try {
    return verifier.verify(rawBody, {
      'webhook-id': named('id'),
      'webhook-timestamp': named('timestamp'),
      'webhook-signature': named('signature'),
    });
  } catch {
    throw new CallbackRefused('the signature is wrong or too old');
  }
}
