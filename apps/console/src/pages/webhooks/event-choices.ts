import type { WebhookEvents } from '@capstan/client';

/** Complete by its type: a new event type of the API does not compile until it is here. */
const EVENT_TYPES: Record<keyof WebhookEvents, true> = {
  'build.completed': true,
  'build.failed': true,
  'build.stopped': true,
  'credits.exhausted': true,
  'credits.low': true,
  'entry.created': true,
  'job.cancelled': true,
  'job.completed': true,
  'job.failed': true,
  'key.created': true,
  'key.revoked': true,
  'message.bounced': true,
  'message.delivered': true,
  'message.failed': true,
  'message.outcome_unknown': true,
  'message.sent': true,
  'provider.opened': true,
  'research.cancelled': true,
  'research.completed': true,
  'research.failed': true,
  'webhook.disabled': true,
  'webhook.test': true,
};

/** Event types to which webhooks subscribe; a test is sent on request only. */
export const SUBSCRIBED_TYPES = Object.keys(EVENT_TYPES).filter((type) => type !== 'webhook.test');

/** Event types to choose from: all, those of a subject, and single ones. */
export const EVENT_CHOICES: string[] = [
  '*',
  ...new Set(Object.keys(EVENT_TYPES).map((type) => `${type.split('.')[0]}.*`)),
  ...SUBSCRIBED_TYPES,
];
