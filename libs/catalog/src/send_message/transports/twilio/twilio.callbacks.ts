import type { CallbackRequest, DeliveryReport, ReceivedCallback } from '@capstan/kit';
import { checkSignature, hmacOf, requiredSecret } from '../../signatures.js';

const STATUSES: Readonly<Record<string, DeliveryReport['status']>> = {
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'bounced',
  failed: 'bounced',
};

/** A status callback of Twilio: a form, signed together with the address. @throws CallbackRefused */
export function receiveTwilio(
  { url, headers, rawBody }: CallbackRequest,
  authToken: string | undefined,
): ReceivedCallback {
  const fields = [...new URLSearchParams(rawBody)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const signed = url + fields.map(([name, value]) => name + value).join('');
  const expected = hmacOf('sha1', requiredSecret(authToken), signed, 'base64');
  checkSignature(expected, headers['x-twilio-signature']);
  const form = new Map(fields);
  const status = STATUSES[form.get('MessageStatus') ?? ''];
  const providerMessageId = form.get('MessageSid');
  if (!status || providerMessageId === undefined) return { reports: [] };
  const code = form.get('ErrorCode');
  const detail = status === 'bounced' && code !== undefined ? `Twilio error ${code}` : undefined;
  return { reports: [{ status, providerMessageId, detail }] };
}
