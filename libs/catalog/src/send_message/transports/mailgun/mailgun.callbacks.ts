import {
  type CallbackRequest,
  checkFreshness,
  type DeliveryReport,
  fieldsOf,
  type ReceivedCallback,
  textOf,
} from '@capstan/kit';
import { checkSignature, hmacOf, jsonOfCallback, requiredSecret } from '../../signatures.js';

/** A webhook of Mailgun. Only time and token are signed, so a token counts once. @throws CallbackRefused */
export function receiveMailgun(
  { rawBody, now }: CallbackRequest,
  secret: string | undefined,
): ReceivedCallback {
  const body = fieldsOf(jsonOfCallback(rawBody));
  const signature = fieldsOf(body['signature']);
  const timestamp = textOf(signature['timestamp']);
  const token = textOf(signature['token']);
  const expected = hmacOf('sha256', requiredSecret(secret), timestamp + token, 'hex');
  checkSignature(expected, textOf(signature['signature']));
  checkFreshness(Number(timestamp), now);
  return { reports: reportsOf(fieldsOf(body['event-data'])), uniqueBy: token };
}

function reportsOf(event: Readonly<Record<string, unknown>>): DeliveryReport[] {
  const status = statusOf(event);
  if (!status) return [];
  const headers = fieldsOf(fieldsOf(event['message'])['headers']);
  return [
    {
      status,
      providerMessageId: textOf(headers['message-id']) || undefined,
      messageId: textOf(fieldsOf(event['user-variables'])['message_id']) || undefined,
      detail: textOf(fieldsOf(event['delivery-status'])['message']) || undefined,
    },
  ];
}

/** A temporary failure is tried again by Mailgun. */
function statusOf(event: Readonly<Record<string, unknown>>): DeliveryReport['status'] | undefined {
  if (event['event'] === 'delivered') return 'delivered';
  return event['event'] === 'failed' && event['severity'] === 'permanent' ? 'bounced' : undefined;
}
