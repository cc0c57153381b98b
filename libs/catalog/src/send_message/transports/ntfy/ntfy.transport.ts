import {
  bearer,
  defineConfig,
  defineMessageTransport,
  envSecret,
  envUrl,
  fieldsOf,
  type OutgoingMessage,
  textOf,
} from '@capstan/kit';
import { sentAs } from '../../message-parts.js';
import { usualReason } from '../../vendor-answers.js';

const MAX_CHARS = 4_096;

const config = defineConfig(
  'transport:ntfy',
  {
    NTFY_BASE_URL: envUrl('Address of an ntfy server, such as https://ntfy.sh'),
    NTFY_API_KEY: envSecret('Access token of ntfy, for protected topics'),
  },
  (env) => ({ baseUrl: env.NTFY_BASE_URL, apiKey: env.NTFY_API_KEY }),
);

/** ntfy: recipients are `ntfy:` and a topic. */
export const NtfyTransport = defineMessageTransport({
  info: {
    name: 'ntfy',
    title: 'ntfy',
    homepage: 'https://docs.ntfy.sh/publish',
    channel: 'push',
    service: 'ntfy',
    maxChars: MAX_CHARS,
  },
  config,
  needs: ['baseUrl'],
  supports: ({ to }) => /^[A-Za-z0-9_-]{1,64}$/.test(to),
  request: (message, { config: { apiKey } }) => ({
    path: '/',
    headers: { authorization: bearer(apiKey) },
    json: {
      topic: message.to,
      title: message.subject ?? undefined,
      ...bodyOf(message),
    },
  }),
  reasonOf: (response) => usualReason(response),
  read: (body) => sentAs(textOf(fieldsOf(body)['id'])),
});

/** Markdown unless it is too long; ntfy makes files of longer messages. */
const bodyOf = ({ text, markdown }: OutgoingMessage) =>
  markdown !== null && markdown.length <= MAX_CHARS
    ? { message: markdown, markdown: true }
    : { message: text, markdown: false };
