import {
  CallbackRefused,
  type CallbackRequest,
  type DeliveryReport,
  fieldsOf,
  listOf,
  type OutboundClient,
  type ReceivedCallback,
  textOf,
} from '@capstan/kit';
import { jsonOfCallback, requiredSecret } from '../../signatures.js';
import { snsAddress, type SnsMessage, snsSignatures } from './sns-signature.js';

/** SNS repeats a message for up to an hour. */
const REPEATED_FOR_SECONDS = 3_600;
/** Tolerated clock difference. */
const AHEAD_SECONDS = 300;

/**
 * Reports of Amazon SES, which arrive as messages of an SNS topic. The subscription to the topic is confirmed; a message of
 * another topic is refused, since anyone can have one. @throws CallbackRefused
 */
export async function receiveSes(
  { rawBody, now }: CallbackRequest,
  topicArn: string | undefined,
  outbound: OutboundClient,
): Promise<ReceivedCallback> {
  const message = textsOf(jsonOfCallback(rawBody));
  if (message['TopicArn'] !== requiredSecret(topicArn)) throw new CallbackRefused('its topic is another one');
  await snsSignatures(outbound).check(message);
  checkAge(message, now);
  const uniqueBy = message['MessageId'] ?? rawBody;
  if (message['Type'] === 'SubscriptionConfirmation') {
    await outbound.request({ url: snsAddress(message['SubscribeURL']), maxRedirects: 0 });
    return { reports: [], uniqueBy };
  }
  const reports = message['Type'] === 'Notification' ? reportsOf(message['Message'] ?? '') : [];
  return { reports, uniqueBy };
}

const textsOf = (body: unknown): SnsMessage =>
  Object.fromEntries(
    Object.entries(fieldsOf(body)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

function checkAge({ Timestamp: timestamp = '' }: SnsMessage, now: Date): void {
  const ageSeconds = (now.getTime() - Date.parse(timestamp)) / 1000;
  if (!(ageSeconds >= -AHEAD_SECONDS && ageSeconds <= REPEATED_FOR_SECONDS)) {
    throw new CallbackRefused('the timestamp is too old or too new');
  }
}

/** An event of a configuration set (`eventType`) or a notification of an identity (`notificationType`). */
function reportsOf(text: string): DeliveryReport[] {
  const event = fieldsOf(parsed(text));
  const mail = fieldsOf(event['mail']);
  const providerMessageId = textOf(mail['messageId']);
  const [messageId] = listOf(fieldsOf(mail['tags'])['message_id']).map(textOf);
  const end = endOf(event);
  if (!end || providerMessageId === '') return [];
  return [{ ...end, providerMessageId, ...(messageId ? { messageId } : {}) }];
}

function endOf(
  event: Readonly<Record<string, unknown>>,
): Pick<DeliveryReport, 'status' | 'detail'> | undefined {
  const type = textOf(event['eventType']) || textOf(event['notificationType']);
  if (type === 'Delivery') return { status: 'delivered' };
  if (type === 'Reject')
    return { status: 'bounced', detail: textOf(fieldsOf(event['reject'])['reason']) || undefined };
  const bounce = fieldsOf(event['bounce']);
  // A transient one may be an answer of an absent person.
  if (type !== 'Bounce' || textOf(bounce['bounceType']) !== 'Permanent') return undefined;
  const [recipient] = listOf(bounce['bouncedRecipients']);
  return { status: 'bounced', detail: textOf(fieldsOf(recipient)['diagnosticCode']) || undefined };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
