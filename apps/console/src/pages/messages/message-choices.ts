import type { MessageSummaryResult } from '@capstan/client';

/** By which the API filters messages. */
export const MESSAGE_STATUSES = (
  [
    'queued',
    'scheduled',
    'sending',
    'sent',
    'delivered',
    'bounced',
    'failed',
    'outcome_unknown',
    'cancelled',
  ] satisfies MessageSummaryResult['status'][]
).map((value) => ({ value, label: value.replaceAll('_', ' ') }));

export const MESSAGE_CHANNELS: MessageSummaryResult['channel'][] = [
  'email',
  'sms',
  'chat',
  'push',
  'webhook',
  'inbox',
];
