import type { StoredDelivery } from '../deliveries/webhook-deliveries.repository.js';
import type { WebhookAttempt, WebhookDelivery } from '../model/webhook-delivery.js';
import type { WebhookEndpoint } from '../model/webhook-endpoint.js';
import type {
  WebhookAttemptResult,
  WebhookDeliveryDetailResult,
  WebhookDeliveryResult,
} from './delivery.result.js';
import type { WebhookResult } from './webhook.result.js';

const SHOWN_CHARACTERS = 10_000;

/** Maps field by field: fields that are not listed here are never exposed. */
export const toWebhookResult = (endpoint: WebhookEndpoint): WebhookResult => ({
  id: endpoint.id,
  url: endpoint.url,
  description: endpoint.description,
  event_types: endpoint.eventTypes,
  enabled: endpoint.disabledAt === null,
  disabled_reason: endpoint.disabledReason,
  disabled_at: timestamp(endpoint.disabledAt),
  failing_since: timestamp(endpoint.failingSince),
  created_at: endpoint.createdAt.toISOString(),
});

export const toDeliveryResult = (delivery: WebhookDelivery): WebhookDeliveryResult => ({
  id: delivery.id,
  event_id: delivery.eventId,
  event_type: delivery.eventType,
  status: delivery.status,
  attempts: delivery.attempts,
  created_at: delivery.createdAt.toISOString(),
  next_attempt_at: delivery.status === 'pending' ? delivery.availableAt.toISOString() : null,
  ended_at: timestamp(delivery.endedAt),
  resend_of: delivery.resendOf,
});

export const toDeliveryDetailResult = (
  delivery: StoredDelivery,
  attempts: readonly WebhookAttempt[],
): WebhookDeliveryDetailResult => ({
  ...toDeliveryResult(delivery),
  request: { body: delivery.payload.slice(0, SHOWN_CHARACTERS) },
  attempt_log: attempts.map(toAttemptResult),
});

const toAttemptResult = (attempt: WebhookAttempt): WebhookAttemptResult => ({
  at: attempt.at.toISOString(),
  url: attempt.url,
  succeeded: attempt.isSuccess,
  duration_ms: attempt.durationMs,
  response:
    attempt.responseStatus === null
      ? null
      : { status: attempt.responseStatus, body: attempt.responseBody ?? '' },
  error: attempt.error,
});

const timestamp = (at: Date | null): string | null => at?.toISOString() ?? null;
