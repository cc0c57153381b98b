import {
  type CallbackRequest,
  type DeliveryReport,
  fieldsOf,
  type ReceivedCallback,
  textOf,
} from '@capstan/kit';
import { verifiedStandardWebhook } from '../../standard-webhook.js';

const STATUSES: Readonly<Record<string, DeliveryReport['status']>> = {
  'email.sent': 'sent',
  'email.delivered': 'delivered',
  'email.bounced': 'bounced',
  'email.failed': 'bounced',
  'email.suppressed': 'bounced',
};

/** A webhook of Resend. @throws CallbackRefused */
export function receiveResend(callback: CallbackRequest, secret: string | undefined): ReceivedCallback {
  const event = fieldsOf(verifiedStandardWebhook(callback, secret));
  const status = STATUSES[textOf(event['type'])];
  if (!status) return { reports: [] };
  const data = fieldsOf(event['data']);
  const report = {
    status,
    providerMessageId: textOf(data['email_id']),
    detail: textOf(fieldsOf(data['bounce'])['message']) || undefined,
    messageId: textOf(fieldsOf(data['tags'])['message_id']) || undefined,
  };
  return { reports: [report] };
}
