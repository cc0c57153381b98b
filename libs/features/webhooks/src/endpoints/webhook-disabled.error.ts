import { AppError } from '@capstan/platform-core';

/** 409: the webhook is disabled, so nothing is sent to it. */
export class WebhookDisabledError extends AppError {
  constructor() {
    super({
      slug: 'webhook-disabled',
      status: 409,
      title: 'Webhook disabled',
      detail: 'The webhook is disabled. Events are not sent to it.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Enable it with `PATCH /v1/webhooks/{id}` and `{ "enabled": true }`, then send the request again.',
    });
  }
}
