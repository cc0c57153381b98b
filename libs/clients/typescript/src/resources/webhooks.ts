import type { Answer } from '../core/answer.js';
import type { Caller, ListParams } from '../core/caller.js';
import type { CapstanPromise } from '../core/capstan-promise.js';
import type { PagePromise } from '../core/page.js';
import type { RequestOptions } from '../core/request-options.js';
import { route } from '../core/route.js';
import type {
  CreateWebhookBody,
  NewWebhookResult,
  RotateSecretBody,
  RotatedWebhookResult,
  UpdateWebhookBody,
  WebhookDeliveryDetailResult,
  WebhookDeliveryResult,
  WebhookResult,
} from '../generated/named-types.js';

/** Which webhooks are listed: by status, and by an event type that is sent to them. */
export interface WebhookListParams extends ListParams {
  status?: 'enabled' | 'disabled' | undefined;
  event_type?: string | undefined;
}

/** Which deliveries are listed. */
export interface DeliveryListParams extends ListParams {
  status?: WebhookDeliveryResult['status'] | undefined;
}

/** Webhooks of the account; the key of the client needs the scope `webhooks` or `account`. */
export class Webhooks {
  constructor(private readonly caller: Caller) {}

  /** The answer is the only time the secret is shown; `verifyWebhook` needs it. */
  create(body: CreateWebhookBody, options?: RequestOptions): CapstanPromise<Answer<NewWebhookResult>> {
    return this.caller.post('/v1/webhooks', body, options);
  }

  get(id: string, options?: RequestOptions): CapstanPromise<Answer<WebhookResult>> {
    return this.caller.get(route`/v1/webhooks/${id}`, options);
  }

  /** Newest first. */
  list(params?: WebhookListParams, options?: RequestOptions): PagePromise<WebhookResult> {
    return this.caller.list('/v1/webhooks', 'webhooks', { ...params }, options);
  }

  /** Changes its URL, its event types or its description; disables or enables it. */
  update(
    id: string,
    body: UpdateWebhookBody,
    options?: RequestOptions,
  ): CapstanPromise<Answer<WebhookResult>> {
    return this.caller.call({ ...options, method: 'PATCH', path: route`/v1/webhooks/${id}`, body });
  }

  /** With its deliveries. */
  delete(id: string, options?: RequestOptions): CapstanPromise<Answer<WebhookResult>> {
    return this.caller.delete(route`/v1/webhooks/${id}`, options);
  }

  /** A new secret; the previous one is used too for `overlap_seconds`. */
  rotateSecret(
    id: string,
    body: RotateSecretBody = {},
    options?: RequestOptions,
  ): CapstanPromise<Answer<RotatedWebhookResult>> {
    return this.caller.post(route`/v1/webhooks/${id}/rotate-secret`, body, options);
  }

  /** Sends `webhook.test`; the answer names the delivery. */
  test(id: string, options?: RequestOptions): CapstanPromise<Answer<WebhookDeliveryResult>> {
    return this.caller.post(route`/v1/webhooks/${id}/test`, undefined, options);
  }

  /** Newest first. */
  deliveries(
    id: string,
    params?: DeliveryListParams,
    options?: RequestOptions,
  ): PagePromise<WebhookDeliveryResult> {
    return this.caller.list(route`/v1/webhooks/${id}/deliveries`, 'deliveries', { ...params }, options);
  }

  /** The request and how each attempt was answered. */
  delivery(
    id: string,
    deliveryId: string,
    options?: RequestOptions,
  ): CapstanPromise<Answer<WebhookDeliveryDetailResult>> {
    return this.caller.get(route`/v1/webhooks/${id}/deliveries/${deliveryId}`, options);
  }

  /** Sends it again, or makes its next attempt now. */
  resend(
    id: string,
    deliveryId: string,
    options?: RequestOptions,
  ): CapstanPromise<Answer<WebhookDeliveryResult>> {
    return this.caller.post(route`/v1/webhooks/${id}/deliveries/${deliveryId}/resend`, undefined, options);
  }
}
