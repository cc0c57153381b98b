import { ResultField } from '@capstan/platform-http';
import { DELIVERY_STATUSES, type DeliveryStatus } from '../model/webhook-delivery.js';

/** A delivery in a list. */
export class WebhookDeliveryResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifies the delivery.' })
  id: string;

  @ResultField({
    type: 'string',
    format: 'uuid',
    description: 'Identifies the event: the header `webhook-id`. A resend has the same one.',
  })
  event_id: string;

  @ResultField({ type: 'string', description: 'What happened.', example: 'build.completed' })
  event_type: string;

  @ResultField({
    type: 'string',
    enum: DELIVERY_STATUSES,
    description: '`pending`: waits for an attempt. `failed`: the last retry failed.',
  })
  status: DeliveryStatus;

  @ResultField({ type: 'integer', description: 'Attempts so far.', example: 1 })
  attempts: number;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was queued.' })
  created_at: string;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the next attempt is due; earlier deliveries of the webhook go first.',
  })
  next_attempt_at: string | null;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When it was delivered or its last retry failed.',
  })
  ended_at: string | null;

  @ResultField({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'The delivery that this one repeats.',
  })
  resend_of: string | null;
}

/** The request of a delivery. Its signature is not kept. */
export class WebhookRequestResult {
  @ResultField({
    type: 'string',
    description: 'Body, shortened.',
    example: '{"id":"…","type":"build.completed"}',
  })
  body: string;
}

/** How an endpoint answered. */
export class WebhookResponseResult {
  @ResultField({ type: 'integer', description: 'HTTP status.', example: 200 })
  status: number;

  @ResultField({ type: 'string', description: 'Body, shortened.', example: 'ok' })
  body: string;
}

/** One attempt of a delivery. */
export class WebhookAttemptResult {
  @ResultField({ type: 'string', format: 'date-time', description: 'When the request was sent.' })
  at: string;

  @ResultField({ type: 'string', description: 'Where it was sent.' })
  url: string;

  @ResultField({ type: 'boolean', description: 'Whether the endpoint answered with a status of 200 to 299.' })
  succeeded: boolean;

  @ResultField({ type: 'integer', description: 'Milliseconds until the answer was complete.' })
  duration_ms: number;

  @ResultField({
    of: () => WebhookResponseResult,
    nullable: true,
    description: 'The answer; null: there was no complete one.',
  })
  response: WebhookResponseResult | null;

  @ResultField({ type: 'string', nullable: true, description: 'Why the attempt failed.' })
  error: string | null;
}

/** A delivery with its request and all attempts. */
export class WebhookDeliveryDetailResult extends WebhookDeliveryResult {
  @ResultField({ of: () => WebhookRequestResult, description: 'What is sent.' })
  request: WebhookRequestResult;

  @ResultField({ of: () => WebhookAttemptResult, list: true, description: 'Oldest first.' })
  attempt_log: WebhookAttemptResult[];
}

/** One page of deliveries. */
export class WebhookDeliveryListResult {
  @ResultField({ of: () => WebhookDeliveryResult, list: true, description: 'Newest first.' })
  deliveries: WebhookDeliveryResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Pass as `after` for the next page; null at the end',
  })
  next_after: string | null;
}
