import {
  defineConfig,
  defineMessageTransport,
  envSecret,
  envText,
  envUrlOr,
  fieldsOf,
  type HttpRequest,
  type OutgoingMessage,
  textOf,
} from '@capstan/kit';
import { basicAuth, sentAs } from '../../message-parts.js';
import { usualReason } from '../../vendor-answers.js';
import { receiveMailgun } from './mailgun.callbacks.js';

const config = defineConfig(
  'transport:mailgun',
  {
    MAILGUN_API_KEY: envSecret('API key of Mailgun'),
    MAILGUN_BASE_URL: envUrlOr(
      'https://api.mailgun.net',
      'Address of Mailgun; https://api.eu.mailgun.net in the EU',
    ),
    MAILGUN_DOMAIN: envText('Sending domain at Mailgun'),
    MAILGUN_FROM: envText('Sender of messages by Mailgun'),
    MAILGUN_WEBHOOK_SECRET: envSecret('HTTP webhook signing key of Mailgun, for delivery reports'),
  },
  (env) => ({
    apiKey: env.MAILGUN_API_KEY,
    baseUrl: env.MAILGUN_BASE_URL,
    domain: env.MAILGUN_DOMAIN,
    from: env.MAILGUN_FROM,
    webhookSecret: env.MAILGUN_WEBHOOK_SECRET,
  }),
);

/** Mailgun. Attachments are parts of a form. */
export const MailgunTransport = defineMessageTransport({
  info: {
    name: 'mailgun',
    title: 'Mailgun',
    homepage: 'https://documentation.mailgun.com',
    channel: 'email',
  },
  config,
  needs: ['apiKey', 'domain', 'from'],
  request: (message, { config: { apiKey, domain, from } }) => ({
    path: `/v3/${encodeURIComponent(domain)}/messages`,
    headers: { authorization: basicAuth('api', apiKey) },
    ...bodyOf(message, from),
  }),
  reasonOf: usualReason,
  read: (body) => sentAs(textOf(fieldsOf(body)['id']).replaceAll(/[<>]/g, '')),
  receive: (callback, { webhookSecret }) => receiveMailgun(callback, webhookSecret),
});

function bodyOf(message: OutgoingMessage, from: string): Pick<HttpRequest, 'form' | 'multipart'> {
  const headers = Object.entries(message.headers).map(([name, value]) => [`h:${name}`, value]);
  const form = {
    from,
    to: message.to,
    subject: message.subject ?? '',
    text: message.text,
    html: message.html ?? undefined,
    'h:Reply-To': message.replyTo ?? undefined,
    'v:message_id': message.id,
    ...(Object.fromEntries(headers) as Record<string, string>),
  };
  return message.attachments.length === 0
    ? { form }
    : { multipart: { ...form, attachment: message.attachments } };
}
