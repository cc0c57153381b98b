import { keyCreated, keyRevoked } from '@capstan/auth';
import { buildCompleted, buildFailed, buildStopped } from '@capstan/builds';
import { entryCreated } from '@capstan/sites';
import { providerOpened } from '@capstan/capabilities';
import { creditsCharged, creditsExhausted, creditsLow } from '@capstan/credits';
import { jobCancelled, jobCompleted, jobFailed } from '@capstan/jobs';
import type { EventType, ServiceEventName, ServiceEvents } from '@capstan/kit';
import {
  messageBounced,
  messageDelivered,
  messageFailed,
  messageOutcomeUnknown,
  messageSent,
} from '@capstan/messages';
import { researchCancelled, researchCompleted, researchFailed } from '@capstan/research';
import { webhookDisabled } from '@capstan/webhooks';

/**
 * The event types that features declare, by the names that the kit offers to plugins. It does not compile when one is
 * missing, or when its data lacks what the kit promises.
 */
export const SERVICE_EVENTS: { [Name in ServiceEventName]: EventType<ServiceEvents[Name]> } = {
  'build.completed': buildCompleted,
  'build.failed': buildFailed,
  'build.stopped': buildStopped,
  'credits.charged': creditsCharged,
  'credits.exhausted': creditsExhausted,
  'credits.low': creditsLow,
  'entry.created': entryCreated,
  'job.cancelled': jobCancelled,
  'job.completed': jobCompleted,
  'job.failed': jobFailed,
  'key.created': keyCreated,
  'key.revoked': keyRevoked,
  'message.bounced': messageBounced,
  'message.delivered': messageDelivered,
  'message.failed': messageFailed,
  'message.outcome_unknown': messageOutcomeUnknown,
  'message.sent': messageSent,
  'provider.opened': providerOpened,
  'research.cancelled': researchCancelled,
  'research.completed': researchCompleted,
  'research.failed': researchFailed,
  'webhook.disabled': webhookDisabled,
};
