import {
  bearer,
  defineConfig,
  defineMessageTransport,
  envSecret,
  envText,
  envUrlOr,
  fieldsOf,
  textOf,
} from '@capstan/kit';
import { usualReason } from '../../vendor-answers.js';
import { base64Of, sentAs } from '../../message-parts.js';
import { receiveResend } from './resend.callbacks.js';

const config = defineConfig(
  'transport:resend',
  {
    RESEND_API_KEY: envSecret('API key of Resend'),
    RESEND_BASE_URL: envUrlOr('https://api.resend.com', 'Address of Resend'),
    RESEND_FROM: envText('Sender of messages by Resend'),
    RESEND_WEBHOOK_SECRET: envSecret('Signing secret of the webhook of Resend, for delivery reports'),
  },
  (env) => ({
    apiKey: env.RESEND_API_KEY,
    baseUrl: env.RESEND_BASE_URL,
    from: env.RESEND_FROM,
    webhookSecret: env.RESEND_WEBHOOK_SECRET,
  }),
);

/** Resend. It recognizes a repeat by its Idempotency-Key for 24 hours. */
export const ResendTransport = defineMessageTransport({
  info: {
    name: 'resend',
    title: 'Resend',
    homepage: 'https://resend.com/docs',
    channel: 'email',
    recognizesRepeatsForSeconds: 24 * 3_600,
  },
  config,
  needs: ['apiKey', 'from'],
  request: (message, { config: { apiKey, from } }) => ({
    path: '/emails',
    headers: { authorization: bearer(apiKey), 'idempotency-key': message.id },
    json: {
      from,
      to: [message.to],
      subject: message.subject,
      text: message.text,
      html: message.html ?? undefined,
      reply_to: message.replyTo ?? undefined,
      headers: message.headers,
      tags: [{ name: 'message_id', value: message.id }],
      attachments: message.attachments.map((file) => ({
        filename: file.filename,
        content_type: file.mediaType,
        content: base64Of(file),
      })),
    },
  }),
  reasonOf: usualReason,
  read: (body) => sentAs(textOf(fieldsOf(body)['id'])),
  receive: (callback, { webhookSecret }) => receiveResend(callback, webhookSecret),
});
