import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Creation, type Principal, requireScope } from '@capstan/auth';
import { NotFoundError, withoutUndefined } from '@capstan/platform-core';
import { EventTypes } from '@capstan/platform-events';
import { type Page, type PageRequest, isUuid, pageOf } from '@capstan/platform-http';
import { Broadcast } from '@capstan/platform-jobs';
import { OutboundTargets, createWebhookSecret } from '@capstan/platform-outbound';
import { DELIVERIES_CHANNEL } from '../deliveries/deliveries-channel.js';
import { WebhookDeliveries } from '../deliveries/webhook-deliveries.repository.js';
import { payloadOf } from '../events/payload.js';
import { checkSubscriptions, includesOperatorEvents, subscriptionsByName } from '../events/subscriptions.js';
import { webhookTest } from '../events/webhook-events.js';
import type { WebhookDelivery } from '../model/webhook-delivery.js';
import type { WebhookEndpoint, WebhookSettings, WebhookStatus } from '../model/webhook-endpoint.js';
import { type WebhooksConfig, webhooksConfig } from '../webhooks.config.js';
import { checkTarget } from './check-target.js';
import { TooManyWebhooksError } from './too-many-webhooks.error.js';
import { WebhookDisabledError } from './webhook-disabled.error.js';
import { WebhookEndpoints } from './webhook-endpoints.repository.js';

/** The fields of a webhook that can be changed. */
export type WebhookChanges = Partial<WebhookSettings> & { isEnabled?: boolean };

/** The webhooks of the caller's account. Those of other accounts are reported as unknown. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly deliveries: WebhookDeliveries,
    private readonly targets: OutboundTargets,
    private readonly types: EventTypes,
    private readonly broadcast: Broadcast,
    @Inject(webhooksConfig.token) private readonly config: WebhooksConfig,
  ) {}

  async create(
    principal: Principal,
    settings: WebhookSettings,
    creation: Creation | undefined,
  ): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
    this.requireAccess(principal, settings.eventTypes);
    checkSubscriptions(settings.eventTypes, this.types.all());
    await checkTarget(this.targets, settings.url);
    const secret = createWebhookSecret();
    const limit = this.config.endpointsPerAccount;
    const admit = (existing: number): void => {
      if (existing >= limit) throw new TooManyWebhooksError(limit);
    };
    const { accountId } = principal;
    const endpoint = await this.endpoints.insert({ accountId, ...settings }, { secret, admit, creation });
    return { endpoint, secret };
  }

  /** Newest first; with `eventType`, those to which events of this type are sent. */
  async list(
    { accountId }: Principal,
    { limit, eventType, ...rest }: PageRequest & { status?: WebhookStatus; eventType?: string },
  ): Promise<Page<WebhookEndpoint>> {
    const subscriptions =
      eventType === undefined ? undefined : subscriptionsByName(eventType, this.types.all());
    return pageOf(await this.endpoints.list(accountId, { limit: limit + 1, subscriptions, ...rest }), limit);
  }

  /** @throws NotFoundError */
  async get({ accountId }: Principal, id: string): Promise<WebhookEndpoint> {
    const endpoint = isUuid(id) ? await this.endpoints.find(accountId, id) : null;
    if (!endpoint) throw new NotFoundError('The webhook');
    return endpoint;
  }

  async update(
    principal: Principal,
    id: string,
    { isEnabled, ...settings }: WebhookChanges,
  ): Promise<WebhookEndpoint> {
    const endpoint = await this.getForUpdate(principal, id);
    const { url, eventTypes } = settings;
    if (eventTypes) {
      this.requireAccess(principal, eventTypes);
      checkSubscriptions(eventTypes, this.types.all());
    }
    if (url !== undefined) await checkTarget(this.targets, url);
    const changes = { ...withoutUndefined(settings), ...switchOf(endpoint, isEnabled) };
    if (Object.keys(changes).length > 0) await this.endpoints.update(id, changes);
    // Its owner changed something: pending retries are due at once.
    if (url !== undefined || 'disabledAt' in changes) await this.attemptAllNow(id);
    return this.get(principal, id);
  }

  /** Deletes the endpoint and its deliveries. */
  async delete(principal: Principal, id: string): Promise<WebhookEndpoint> {
    const endpoint = await this.getForUpdate(principal, id);
    await this.endpoints.delete(id);
    return endpoint;
  }

  /** @returns the new secret, and when the earlier ones end. */
  async rotateSecret(
    principal: Principal,
    id: string,
    overlapSeconds: number,
  ): Promise<{ endpoint: WebhookEndpoint; secret: string; previousExpiresAt: Date }> {
    const endpoint = await this.getForUpdate(principal, id);
    const secret = createWebhookSecret();
    const previousExpiresAt = await this.endpoints.replaceSecret(id, secret, overlapSeconds);
    return { endpoint, secret, previousExpiresAt };
  }

  /** Sends a test event, also to a webhook that is disabled. It is attempted once. */
  async test(principal: Principal, id: string): Promise<WebhookDelivery> {
    const { accountId } = await this.getForUpdate(principal, id);
    const eventId = randomUUID();
    const data = { webhook_id: id };
    const type = webhookTest.name;
    const payload = payloadOf({ id: eventId, type, occurredAt: new Date(), data });
    return this.enqueue({ endpointId: id, accountId, eventId, eventType: type, payload, resendOf: null });
  }

  /** Attempts a delivery that waits at once, and sends one that has ended again, with the same event id. */
  async resend(principal: Principal, id: string, deliveryId: string): Promise<WebhookDelivery> {
    const endpoint = await this.getForUpdate(principal, id);
    if (endpoint.disabledAt) throw new WebhookDisabledError();
    const delivery = await this.deliveries.get(id, deliveryId);
    if (await this.deliveries.attemptNow(deliveryId)) {
      await this.wakeWorkers();
      return this.deliveries.get(id, deliveryId);
    }
    const { eventId, eventType, payload } = delivery;
    const { accountId } = endpoint;
    return this.enqueue({ endpointId: id, accountId, eventId, eventType, payload, resendOf: deliveryId });
  }

  private async enqueue(delivery: Parameters<WebhookDeliveries['add']>[0]): Promise<WebhookDelivery> {
    const added = await this.deliveries.add(delivery);
    await this.wakeWorkers();
    return added;
  }

  private async attemptAllNow(endpointId: string): Promise<void> {
    await this.deliveries.attemptAllNow(endpointId);
    await this.wakeWorkers();
  }

  /** A lost message costs one poll interval. */
  private async wakeWorkers(): Promise<void> {
    await this.broadcast.publish(DELIVERIES_CHANNEL, {}).catch(() => undefined);
  }

  /** Only keys with the scope `admin` can access a webhook that receives events of operators. */
  private async getForUpdate(principal: Principal, id: string): Promise<WebhookEndpoint> {
    const endpoint = await this.get(principal, id);
    this.requireAccess(principal, endpoint.eventTypes);
    return endpoint;
  }

  private requireAccess(principal: Principal, eventTypes: readonly string[]): void {
    if (includesOperatorEvents(eventTypes, this.types.all())) requireScope(principal, 'admin');
  }
}

function switchOf(
  { disabledAt }: WebhookEndpoint,
  isEnabled: boolean | undefined,
): Partial<Pick<WebhookEndpoint, 'disabledAt' | 'disabledReason' | 'failingSince'>> {
  if (isEnabled === true && disabledAt) {
    return { disabledAt: null, disabledReason: null, failingSince: null };
  }
  if (isEnabled === false && !disabledAt) return { disabledAt: new Date(), disabledReason: 'owner' };
  return {};
}
