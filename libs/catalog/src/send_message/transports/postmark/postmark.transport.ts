import {
  defineConfig,
  defineMessageTransport,
  envSecret,
  envText,
  envUrlOr,
  fieldsOf,
  jsonOf,
  ProviderFailure,
  textOf,
} from '@capstan/kit';
import { base64Of, sentAs } from '../../message-parts.js';
import { usualReason } from '../../vendor-answers.js';
import { receivePostmark } from './postmark.callbacks.js';

const config = defineConfig(
  'transport:postmark',
  {
    POSTMARK_API_KEY: envSecret('Server token of Postmark'),
    POSTMARK_BASE_URL: envUrlOr('https://api.postmarkapp.com', 'Address of Postmark'),
    POSTMARK_FROM: envText('Sender of messages by Postmark'),
    POSTMARK_WEBHOOK_SECRET: envSecret(
      'Value of the header X-Webhook-Secret that the webhooks of Postmark are set up with, for delivery reports',
    ),
  },
  (env) => ({
    apiKey: env.POSTMARK_API_KEY,
    baseUrl: env.POSTMARK_BASE_URL,
    from: env.POSTMARK_FROM,
    webhookSecret: env.POSTMARK_WEBHOOK_SECRET,
  }),
);

/** The account has no credits left. */
const OUT_OF_CREDITS = 405;

/** Postmark. Its refusals are 422 with an error code. */
export const PostmarkTransport = defineMessageTransport({
  info: {
    name: 'postmark',
    title: 'Postmark',
    homepage: 'https://postmarkapp.com/developer',
    channel: 'email',
  },
  config,
  needs: ['apiKey', 'from'],
  request: (message, { config: { apiKey, from } }) => ({
    path: '/email',
    headers: { 'x-postmark-server-token': apiKey },
    json: {
      From: from,
      To: message.to,
      Subject: message.subject,
      TextBody: message.text,
      HtmlBody: message.html ?? undefined,
      ReplyTo: message.replyTo ?? undefined,
      Headers: Object.entries(message.headers).map(([Name, Value]) => ({ Name, Value })),
      Metadata: { message_id: message.id },
      Attachments: message.attachments.map((file) => ({
        Name: file.filename,
        ContentType: file.mediaType,
        Content: base64Of(file),
      })),
    },
  }),
  failureOf: (response) =>
    fieldsOf(jsonOf(response))['ErrorCode'] === OUT_OF_CREDITS
      ? new ProviderFailure('quota_exhausted', 'the Postmark account has no credits left')
      : undefined,
  reasonOf: usualReason,
  read: (body) => sentAs(textOf(fieldsOf(body)['MessageID'])),
  receive: (callback, { webhookSecret }) => receivePostmark(callback, webhookSecret),
});
