import { WebhookAttemptEntity } from './webhook-attempt.entity.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.js';
import { WebhookSecretEntity } from './webhook-secret.entity.js';

/** The tables of this feature. They refer to each other, so that a data source that knows one knows all. */
export const WEBHOOK_ENTITIES = [
  WebhookEndpointEntity,
  WebhookSecretEntity,
  WebhookDeliveryEntity,
  WebhookAttemptEntity,
];
