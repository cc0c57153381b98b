import {
  type CallbackRequest,
  type DeliveryReport,
  fieldsOf,
  type ReceivedCallback,
  textOf,
} from '@capstan/kit';
import { checkSignature, jsonOfCallback, requiredSecret } from '../../signatures.js';

const STATUSES: Readonly<Record<string, DeliveryReport['status']>> = {
  Delivery: 'delivered',
  Bounce: 'bounced',
};

/** A webhook of Postmark, which is not signed: it has a header with a secret. @throws CallbackRefused */
export function receivePostmark(
  { headers, rawBody }: CallbackRequest,
  secret: string | undefined,
): ReceivedCallback {
  checkSignature(requiredSecret(secret), headers['x-webhook-secret']);
  const event = fieldsOf(jsonOfCallback(rawBody));
  const status = STATUSES[textOf(event['RecordType'])];
  if (!status) return { reports: [] };
  const report = {
    status,
    providerMessageId: textOf(event['MessageID']),
    messageId: textOf(fieldsOf(event['Metadata'])['message_id']) || undefined,
    detail: status === 'bounced' ? textOf(event['Description']) : undefined,
  };
  return { reports: [report] };
}
