import { defineEvent } from '@capstan/platform-events';
import { ResultField } from '@capstan/platform-http';
import type { DisabledReason } from '../model/webhook-endpoint.js';

/** Data of `webhook.disabled`. */
export class WebhookDisabled {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifies the webhook.' })
  webhook_id: string;

  @ResultField({
    type: 'string',
    enum: ['gone', 'failing', 'no_admin_key'],
    description:
      '`gone`: it answered 410. `failing`: all attempts failed for days. `no_admin_key`: it receives events for operators, and the last key of the account with the scope `admin` was revoked.',
  })
  reason: DisabledReason;
}

/** Data of `webhook.test`. */
export class WebhookTest {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifies the webhook.' })
  webhook_id: string;
}

const webhook_id = '2c5ea4c0-4067-41fe-8ba1-1c8a1f2e5c3d';

export const webhookDisabled = defineEvent<WebhookDisabled>('webhook.disabled', {
  description: 'A webhook was disabled, but not by its owner. Other webhooks of the account receive this.',
  schema: WebhookDisabled,
  example: { webhook_id, reason: 'failing' },
});

/** Sent on request to one webhook, whatever it subscribes to. It is not a domain event. */
export const webhookTest = defineEvent<WebhookTest>('webhook.test', {
  description: 'A test that was requested with `POST /v1/webhooks/{id}/test`.',
  schema: WebhookTest,
  example: { webhook_id },
});
