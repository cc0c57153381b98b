import type { CallbackRequest, DeliveryReport, ReceivedCallback } from '@capstan/kit';
import { checkSignature, hmacOf, requiredSecret } from '../../signatures.js';

const STATUSES: Readonly<Record<string, DeliveryReport['status']>> = {
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'bounced',
  failed: 'bounced',
};

/** Names our message in the address of its callbacks, because Twilio's fields do not. The signature covers the address. */
const MESSAGE_ID = 'message_id';

/** The URL to which Twilio reports the status of a message. @param statusCallbackUrl as the operator configured it. */
export function callbackUrlOf(statusCallbackUrl: string, messageId: string): string {
  const separator = statusCallbackUrl.includes('?') ? '&' : '?';
  return `${statusCallbackUrl}${separator}${MESSAGE_ID}=${encodeURIComponent(messageId)}`;
}

/**
 * A status callback of Twilio: a form, signed together with the address.
 * @param statusCallbackUrl the address as Twilio knows it, which may differ from the one behind a proxy. @throws CallbackRefused
 */
export function receiveTwilio(
  { url, headers, rawBody }: CallbackRequest,
  {
    authToken,
    statusCallbackUrl,
  }: { authToken?: string | undefined; statusCallbackUrl?: string | undefined },
): ReceivedCallback {
  const messageId = new URL(url).searchParams.get(MESSAGE_ID) ?? undefined;
  const fields = [...new URLSearchParams(rawBody)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const signed =
    addressOf({ url, statusCallbackUrl, messageId }) + fields.map(([name, value]) => name + value).join('');
  const expected = hmacOf('sha1', requiredSecret(authToken), signed, 'base64');
  checkSignature(expected, headers['x-twilio-signature']);
  const form = new Map(fields);
  const status = STATUSES[form.get('MessageStatus') ?? ''];
  const providerMessageId = form.get('MessageSid');
  if (!status || providerMessageId === undefined) return { reports: [] };
  const code = form.get('ErrorCode');
  const detail = status === 'bounced' && code !== undefined ? `Twilio error ${code}` : undefined;
  const named = messageId === undefined ? {} : { messageId };
  return { reports: [{ status, providerMessageId, detail, ...named }] };
}

interface Addressed {
  url: string;
  statusCallbackUrl: string | undefined;
  messageId: string | undefined;
}

function addressOf({ url, statusCallbackUrl, messageId }: Addressed): string {
  if (statusCallbackUrl === undefined) return url;
  return messageId === undefined ? statusCallbackUrl : callbackUrlOf(statusCallbackUrl, messageId);
}
