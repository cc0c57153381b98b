// Generated from docs/openapi.json by `npm run clients:generate`. Do not edit.

import type {
  BuildEnded,
  BuildFailed,
  CreditsExhausted,
  CreditsLow,
  EntryCreated,
  KeyEvent,
  ProviderOpened,
  ResearchEnded,
  ResearchFailed,
  WebhookDisabled,
  WebhookTest,
} from './named-types.js';

/** The data of each event type that webhooks receive. */
export interface WebhookEvents {
  /** A build is done and its work is shown. */
  'build.completed': BuildEnded;
  /** A build failed. */
  'build.failed': BuildFailed;
  /** A build was stopped by its owner. */
  'build.stopped': BuildEnded;
  /** A charge took the balance to zero or below; once until the balance has been above it again. */
  'credits.exhausted': CreditsExhausted;
  /** A charge took the balance below LOW_CREDITS_THRESHOLD; once until the balance has been above it again. */
  'credits.low': CreditsLow;
  /** A visitor of a site sent an entry. Read it with `GET /v1/sites/{site_id}/data/{collection}`. */
  'entry.created': EntryCreated;
  /** A job of a capability was cancelled by its owner; it costs what its items delivered. */
  'job.cancelled': Record<string, unknown>;
  /** A job of a capability has its result. */
  'job.completed': Record<string, unknown>;
  /** A job of a capability failed; it costs nothing. */
  'job.failed': Record<string, unknown>;
  /** An API key was created, also by a rotation. */
  'key.created': KeyEvent;
  /** An API key was revoked: directly, with the key that made it, or by a rotation without overlap. */
  'key.revoked': KeyEvent;
  /** A provider reports that a message it accepted did not reach its recipient. */
  'message.bounced': Record<string, unknown>;
  /** A message reached its recipient. */
  'message.delivered': Record<string, unknown>;
  /** No provider accepted a message; it costs nothing. */
  'message.failed': Record<string, unknown>;
  /** A provider may have accepted a message. It is not sent again, and costs nothing. */
  'message.outcome_unknown': Record<string, unknown>;
  /** A provider accepted a message. */
  'message.sent': Record<string, unknown>;
  /** A circuit breaker opened: one process leaves the provider out for a while. */
  'provider.opened': ProviderOpened;
  /** A research run was cancelled by its owner, who pays for the searches that it made. */
  'research.cancelled': ResearchEnded;
  /** A research run has its report. */
  'research.completed': ResearchEnded;
  /** A research run failed; it costs nothing. */
  'research.failed': ResearchFailed;
  /** A webhook was disabled, but not by its owner. Other webhooks of the account receive this. */
  'webhook.disabled': WebhookDisabled;
  /** A test that was requested with `POST /v1/webhooks/{id}/test`. */
  'webhook.test': WebhookTest;
}
