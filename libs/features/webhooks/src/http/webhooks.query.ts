import { ChoiceField, PageQuery, StringField } from '@capstan/platform-http';
import { WEBHOOK_STATUSES, type WebhookStatus } from '../model/webhook-endpoint.js';

/** Query of `GET /v1/webhooks`. */
export class WebhooksQuery extends PageQuery {
  @ChoiceField({ description: 'Only webhooks with this status', choices: WEBHOOK_STATUSES, optional: true })
  status?: WebhookStatus;

  @StringField({
    description: 'Only webhooks to which events of this type are sent, also by `<subject>.*` or `*`',
    maxLength: 100,
    optional: true,
    example: 'build.completed',
  })
  event_type?: string;
}
