import {
  type CallbackRequest,
  type DeliveryReport,
  fieldsOf,
  listOf,
  type ReceivedCallback,
  textOf,
} from '@capstan/kit';
import { checkSignature, hmacOf, jsonOfCallback, requiredSecret } from '../../signatures.js';

const STATUSES: Readonly<Record<string, DeliveryReport['status']>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  failed: 'bounced',
};

/** A webhook of Meta, signed in X-Hub-Signature-256. @throws CallbackRefused */
export function receiveWhatsapp(
  { headers, rawBody }: CallbackRequest,
  appSecret: string | undefined,
): ReceivedCallback {
  const expected = `sha256=${hmacOf('sha256', requiredSecret(appSecret), rawBody, 'hex')}`;
  checkSignature(expected, headers['x-hub-signature-256']);
  const entries = listOf(fieldsOf(jsonOfCallback(rawBody))['entry']);
  const changes = entries.flatMap((entry) => listOf(fieldsOf(entry)['changes']));
  const statuses = changes.flatMap((change) => listOf(fieldsOf(fieldsOf(change)['value'])['statuses']));
  return { reports: statuses.flatMap((status) => reportOf(fieldsOf(status))) };
}

/** Meta sends a challenge with the verify token, and expects it back. @throws CallbackRefused */
export function confirmWhatsapp(query: URLSearchParams, verifyToken: string | undefined): string {
  checkSignature(requiredSecret(verifyToken), query.get('hub.verify_token') ?? undefined);
  return query.get('hub.challenge') ?? '';
}

function reportOf(event: Readonly<Record<string, unknown>>): DeliveryReport[] {
  const status = STATUSES[textOf(event['status'])];
  if (!status) return [];
  const [error] = listOf(event['errors']);
  return [
    {
      status,
      providerMessageId: textOf(event['id']),
      messageId: textOf(event['biz_opaque_callback_data']) || undefined,
      detail: textOf(fieldsOf(error)['title']) || undefined,
    },
  ];
}
