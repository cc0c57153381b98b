import { type Capability, defineCapability } from '@capstan/kit';
import { SendMessageParams } from '../params/send-message.params.js';
import { MessageResult } from '../results/message.result.js';
import { SendMessageWork } from './send-message.work.js';

/** For all requests to providers together; callers who wait longer get 202. */
const DEADLINE_MS = 120_000;

/** Sending messages; its REST routes are in http/. */
export const sendMessage = defineCapability<SendMessageParams, MessageResult>({
  name: 'send_message',
  path: 'messages',
  isFeature: true,
  title: 'Send a message',
  summary: 'Sends one message by e-mail, SMS, chat, push, webhook or to the inbox of your account.',
  description: [
    'Sends a message to one recipient, at most once. The providers of the channel are tried in order, and only as long as',
    'each of them refuses the message. When a provider may have accepted it (a timeout, a lost connection, an answer 5xx),',
    'the status is `outcome_unknown`: no other provider is tried, nothing is sent again, and the call is free. Do not',
    'repeat such a call without checking; with the same `Idempotency-Key` a repeat only returns the first answer.',
    '',
    '`sent` means that a provider accepted the message; `delivered` and `bounced` follow where the provider reports them:',
    '`GET /v1/messages/{id}`. `dry_run` shows what would be sent, free. `send_at` schedules the message: the answer is 202,',
    'and `POST /v1/messages/{id}/cancel` cancels it.',
  ].join('\n'),
  params: SendMessageParams,
  result: MessageResult,
  credits: 1,
  insteadOfBatch:
    'Call send_message once for each recipient, with an Idempotency-Key: a message that was sent cannot be cancelled with a batch.',
  mode: 'channel',
  deadlineMs: DEADLINE_MS,
  providers: [SendMessageWork],
  // A dry run returns an answer free of charge.
  accept: ({ status }) => (status === 'dry_run' ? 'empty' : 'ok'),
  examples: [
    {
      title: 'To your own inbox',
      params: { channel: 'inbox', subject: 'Report', text: 'Three new findings since yesterday.' },
    },
    {
      title: 'An e-mail from a template',
      params: {
        channel: 'email',
        to: 'ada@example.com',
        subject: 'Order {{order.id}}',
        template: 'Hello {{name}}, your order **{{order.id}}** is on its way.',
        data: { name: 'Ada', order: { id: 'A-1001' } },
      },
    },
    {
      title: 'What would be sent',
      params: { channel: 'sms', to: '+4915112345678', text: 'Your code is 4711.', dry_run: true },
    },
  ],
});

/** What `/v1/agent` serves of this feature. */
export const messageCapabilities: readonly Capability[] = [sendMessage];
