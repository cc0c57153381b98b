import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { ApiKeysService, type Scope } from '@capstan/auth';
import { type TestApp, startApp } from './app.js';
import type { Override } from './override.js';
import { WebhookReceiver } from './webhook-receiver.js';
import { startWorker } from './worker.js';

/** An account with a webhook. */
export interface Subscriber {
  accountId: string;
  key: string;
  webhookId: string;
  secret: string;
  path: string;
}

/** API, worker and a receiver whose address the guard lets through. */
export class WebhookService {
  private constructor(
    readonly app: TestApp,
    readonly receiver: WebhookReceiver,
    private readonly worker: INestApplicationContext | undefined,
  ) {}

  /** @param options.retries `WEBHOOK_RETRY_SECONDS`; none by default, so that a test sees the first failure. */
  static async start(
    options: {
      retries?: string;
      env?: Record<string, string>;
      overrides?: readonly Override[];
      hasWorker?: boolean;
    } = {},
  ): Promise<WebhookService> {
    const receiver = await WebhookReceiver.start();
    const env = {
      OUTBOUND_ALLOW_HOSTS: receiver.hostPort,
      WEBHOOK_RETRY_SECONDS: options.retries ?? '3600',
      ...options.env,
    };
    const app = await startApp({ env, overrides: options.overrides ?? [] });
    const { databaseUrl: DATABASE_URL } = app;
    const worker =
      options.hasWorker === false
        ? undefined
        : await startWorker({ DATABASE_URL, ...env }, options.overrides ?? []);
    return new WebhookService(app, receiver, worker);
  }

  async close(): Promise<void> {
    await this.worker?.close();
    await this.app.close();
    await this.receiver.stop();
  }

  /** An account of its own with a webhook on a path of its own. */
  async subscribe(eventTypes: string[] = ['*'], scopes?: Scope[]): Promise<Subscriber> {
    const { accountId, apiKey: key } = await this.app.createAccount(scopes ? { scopes } : {});
    return { accountId, key, ...(await this.addWebhook(key, eventTypes)) };
  }

  async addWebhook(
    key: string,
    eventTypes: string[] = ['*'],
  ): Promise<Pick<Subscriber, 'webhookId' | 'secret' | 'path'>> {
    const path = `/${randomUUID()}`;
    const { body } = await this.app.call('/v1/webhooks', {
      body: { url: this.receiver.url(path), event_types: eventTypes },
      key,
    });
    return { webhookId: body.data.id, secret: body.data.secret, path };
  }

  /** Makes an event of the account happen. @returns the id of the new key. */
  async createKey(accountId: string, name: string): Promise<string> {
    return (await this.app.app.get(ApiKeysService).create({ accountId, name })).id;
  }

  /** Names of the keys of `key.created` as they came to a path, in order. */
  keyNamesAt(path: string): string[] {
    return this.receiver.at(path).map(({ event }) => String(event.data['name']));
  }

  async webhook({ webhookId, key }: Subscriber) {
    return (await this.app.call(`/v1/webhooks/${webhookId}`, { key })).body.data;
  }

  /** Oldest first. */
  async deliveries({ webhookId, key }: Subscriber): Promise<Record<string, unknown>[]> {
    const { body } = await this.app.call(`/v1/webhooks/${webhookId}/deliveries`, { key });
    return body.data.deliveries.toReversed();
  }

  /** The detail of the oldest delivery, once it was attempted. */
  async firstDelivery(subscriber: Subscriber): Promise<Record<string, unknown>> {
    const [first] = await this.deliveries(subscriber);
    if (!first) return { attempts: 0 };
    const { webhookId, key } = subscriber;
    return (await this.app.call(`/v1/webhooks/${webhookId}/deliveries/${String(first['id'])}`, { key })).body
      .data;
  }

  post({ webhookId, key }: Pick<Subscriber, 'webhookId' | 'key'>, action: string, body?: object) {
    return this.app.call(`/v1/webhooks/${webhookId}/${action}`, {
      method: 'POST',
      key,
      ...(body ? { body } : {}),
    });
  }

  patch({ webhookId, key }: Subscriber, body: object) {
    return this.app.call(`/v1/webhooks/${webhookId}`, { method: 'PATCH', key, body });
  }
}
