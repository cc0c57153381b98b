import { createHash } from 'node:crypto';
import {
  CallbackRefused,
  type CallbackRequest,
  checkFreshness,
  type DeliveryReport,
  fieldsOf,
  type ReceivedCallback,
  textOf,
} from '@capstan/kit';
import { checkSignature, hmacOf, jsonOfCallback, requiredSecret } from '../../signatures.js';

const STATUSES: Readonly<Record<string, DeliveryReport['status']>> = {
  submitted: 'sent',
  delivered: 'delivered',
  rejected: 'bounced',
  undeliverable: 'bounced',
};

/** A status webhook of Vonage: a JWT (HS256) that has the hash of the body. @throws CallbackRefused */
export function receiveVonage(
  { headers, rawBody, now }: CallbackRequest,
  secret: string | undefined,
): ReceivedCallback {
  const claims = claimsOf(headers['authorization'] ?? '', requiredSecret(secret));
  checkSignature(createHash('sha256').update(rawBody).digest('hex'), textOf(claims['payload_hash']));
  checkFreshness(Number(claims['iat']), now);
  const event = fieldsOf(jsonOfCallback(rawBody));
  const status = STATUSES[textOf(event['status'])];
  if (!status) return { reports: [] };
  const report = {
    status,
    providerMessageId: textOf(event['message_uuid']),
    messageId: textOf(event['client_ref']) || undefined,
    detail: textOf(fieldsOf(event['error'])['title']) || undefined,
  };
  return { reports: [report] };
}

/** Claims of a JWT that is signed with the secret. @throws CallbackRefused */
function claimsOf(authorization: string, secret: string): Readonly<Record<string, unknown>> {
  const [header = '', payload = '', signature = ''] = authorization.replace(/^Bearer /, '').split('.');
  const decoded = (part: string): Readonly<Record<string, unknown>> =>
    fieldsOf(jsonOfCallback(Buffer.from(part, 'base64url').toString()));
  if (decoded(header)['alg'] !== 'HS256') throw new CallbackRefused('the token is not signed by HS256');
  const expected = Buffer.from(hmacOf('sha256', secret, `${header}.${payload}`, 'hex'), 'hex');
  checkSignature(expected.toString('base64url'), signature);
  return decoded(payload);
}
