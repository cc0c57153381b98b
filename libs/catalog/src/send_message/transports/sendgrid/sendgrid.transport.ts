import { bearer, defineConfig, defineMessageTransport, envSecret, envText, envUrlOr } from '@capstan/kit';
import { addressParts } from '../../address-parts.js';
import { base64Of } from '../../message-parts.js';
import { usualReason } from '../../vendor-answers.js';
import { receiveSendgrid } from './sendgrid.callbacks.js';

const config = defineConfig(
  'transport:sendgrid',
  {
    SENDGRID_API_KEY: envSecret('API key of SendGrid'),
    SENDGRID_BASE_URL: envUrlOr('https://api.sendgrid.com', 'Address of SendGrid'),
    SENDGRID_FROM: envText('Sender of messages by SendGrid'),
    SENDGRID_WEBHOOK_PUBLIC_KEY: envText(
      'Verification key of the event webhook of SendGrid, for delivery reports',
    ),
  },
  (env) => ({
    apiKey: env.SENDGRID_API_KEY,
    baseUrl: env.SENDGRID_BASE_URL,
    from: env.SENDGRID_FROM,
    publicKey: env.SENDGRID_WEBHOOK_PUBLIC_KEY,
  }),
);

/** SendGrid. It answers 202 without a body. */
export const SendgridTransport = defineMessageTransport({
  info: {
    name: 'sendgrid',
    title: 'SendGrid',
    homepage: 'https://www.twilio.com/docs/sendgrid',
    channel: 'email',
  },
  config,
  needs: ['apiKey', 'from'],
  answer: 'text',
  request: (message, { config: { apiKey, from } }) => ({
    path: '/v3/mail/send',
    headers: { authorization: bearer(apiKey) },
    json: {
      personalizations: [{ to: [{ email: message.to }], custom_args: { message_id: message.id } }],
      from: addressParts(from),
      reply_to: message.replyTo === null ? undefined : { email: message.replyTo },
      subject: message.subject,
      headers: message.headers,
      content: [
        { type: 'text/plain', value: message.text },
        ...(message.html === null ? [] : [{ type: 'text/html', value: message.html }]),
      ],
      attachments:
        message.attachments.length === 0
          ? undefined
          : message.attachments.map((file) => ({
              filename: file.filename,
              type: file.mediaType,
              content: base64Of(file),
            })),
    },
  }),
  reasonOf: usualReason,
  read: (_, { headers }) => ({ providerMessageId: headers['x-message-id'] ?? null }),
  receive: (callback, { publicKey }) => receiveSendgrid(callback, publicKey),
});
