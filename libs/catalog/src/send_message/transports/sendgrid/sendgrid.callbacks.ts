import { createPublicKey, verify } from 'node:crypto';
import {
  CallbackRefused,
  type CallbackRequest,
  checkFreshness,
  type DeliveryReport,
  fieldsOf,
  listOf,
  type ReceivedCallback,
  textOf,
} from '@capstan/kit';
import { jsonOfCallback, requiredSecret } from '../../signatures.js';

const STATUSES: Readonly<Record<string, DeliveryReport['status']>> = {
  delivered: 'delivered',
  bounce: 'bounced',
  dropped: 'bounced',
};

/** The event webhook of SendGrid, signed by ECDSA. @throws CallbackRefused */
export function receiveSendgrid(callback: CallbackRequest, publicKey: string | undefined): ReceivedCallback {
  const { headers, rawBody, now } = callback;
  const timestamp = headers['x-twilio-email-event-webhook-timestamp'] ?? '';
  const signature = headers['x-twilio-email-event-webhook-signature'] ?? '';
  if (!isSigned(timestamp + rawBody, signature, requiredSecret(publicKey))) {
    throw new CallbackRefused('the signature is wrong');
  }
  checkFreshness(Number(timestamp), now);
  return { reports: listOf(jsonOfCallback(rawBody)).flatMap((event) => reportOf(fieldsOf(event))) };
}

function isSigned(content: string, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify('sha256', Buffer.from(content), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

function reportOf(event: Readonly<Record<string, unknown>>): DeliveryReport[] {
  const status = STATUSES[textOf(event['event'])];
  const messageId = textOf(event['message_id']);
  if (!status || messageId === '') return [];
  return [{ status, messageId, detail: textOf(event['reason']) || undefined }];
}
