import { BooleanField, IntegerField } from '@capstan/platform-http';
import { EventTypesField, WebhookDescriptionField, WebhookUrlField } from './webhook-fields.js';

const DAY_SECONDS = 86_400;
const MAX_OVERLAP_SECONDS = 7 * DAY_SECONDS;

/** Body of `POST /v1/webhooks`. */
export class CreateWebhookBody {
  @WebhookUrlField({ optional: false })
  url: string;

  @EventTypesField({ optional: false })
  event_types: string[];

  @WebhookDescriptionField()
  description: string = '';
}

/** Body of `PATCH /v1/webhooks/{id}`. */
export class UpdateWebhookBody {
  @WebhookUrlField({ optional: true })
  url?: string;

  @EventTypesField({ optional: true })
  event_types?: string[];

  @WebhookDescriptionField()
  description?: string;

  @BooleanField({
    description:
      'False: nothing more is sent, and events that happen are not kept for it. True: what was waiting is attempted again.',
    optional: true,
  })
  enabled?: boolean;
}

/** Body of `POST /v1/webhooks/{id}/rotate-secret`. */
export class RotateSecretBody {
  @IntegerField({
    description: 'Seconds in which requests are signed with the previous secret too.',
    minimum: 0,
    maximum: MAX_OVERLAP_SECONDS,
    default: DAY_SECONDS,
  })
  overlap_seconds: number = DAY_SECONDS;
}
