import { ChoiceField, PageQuery } from '@capstan/platform-http';
import { DELIVERY_STATUSES, type DeliveryStatus } from '../model/webhook-delivery.js';

/** Query of `GET /v1/webhooks/{id}/deliveries`. */
export class DeliveriesQuery extends PageQuery {
  @ChoiceField({ description: 'Only those with this status', choices: DELIVERY_STATUSES, optional: true })
  status?: DeliveryStatus;
}
