/**
 * Webhooks (docs/adr/0032-webhooks.md): events of an account are sent to its endpoints, signed, at least once and in order.
 * Main types: {@link WebhooksModule} for the API, {@link WebhooksWorkerModule} for the worker.
 */
export { DeliveryPruning } from './deliveries/delivery-pruning.js';
export { isOffered } from './events/subscriptions.js';
export { type WebhookDisabled, webhookDisabled, webhookTest } from './events/webhook-events.js';
export type { AttemptResult } from './sending/attempt-result.js';
export type { ClaimedDelivery } from './sending/claimed-delivery.js';
export { OpenDeliveries } from './sending/open-deliveries.js';
export { WebhookQueue } from './sending/webhook-queue.js';
export { WebhookSender } from './sending/webhook-sender.js';
export { WebhooksWorkerModule } from './webhooks-worker.module.js';
export { type WebhooksConfig, webhooksConfig } from './webhooks.config.js';
export { WebhooksModule } from './webhooks.module.js';
