import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { keyCreated } from '@capstan/auth';
import { Outbox } from '@capstan/platform-events';
import { webhooksConfig } from '@capstan/webhooks';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ReceivedWebhook } from '../harness/webhook-receiver.js';
import { type Subscriber, WebhookService } from '../harness/webhook-service.js';
import { seeded } from './seeded.js';
import { WorkerProcess } from './worker-process.js';

const LONG = { timeout: 1_800_000 };
const PATIENCE = { timeout: 1_200_000, interval: 1_000 };

/** As many retries as by default, in a few seconds. */
const RETRIES = webhooksConfig
  .read(z.object(webhooksConfig.shape).parse({}))
  .retryDelaysMs.map((_, at) => Math.min(0.05 * 1.3 ** at, 1).toFixed(2))
  .join(',');

let service: WebhookService;
afterEach(() => service?.close());

const subscribers = (count: number): Promise<Subscriber[]> =>
  Promise.all(Array.from({ length: count }, () => service.subscribe(['key.created'])));

/** Lets events with consecutive names happen. */
async function happen({ accountId }: Subscriber, from: number, count: number): Promise<void> {
  const { app, dataSource } = service.app;
  const events = Array.from({ length: count }, (_, at) =>
    keyCreated.create(accountId, { key_id: randomUUID(), name: String(from + at), scopes: [] }),
  );
  await dataSource.transaction((manager) => app.get(Outbox).append(manager, ...events));
}

const undelivered = async (): Promise<number> => {
  const [row] = await service.app.dataSource.query(`
    SELECT (SELECT count(*) FROM event_deliveries)::int
      + (SELECT count(*) FROM webhook_deliveries WHERE status <> 'delivered')::int AS count`);
  return row.count;
};

/** Names in the order of their first arrival. */
const firstArrivals = (webhooks: readonly ReceivedWebhook[]): string[] => [
  ...new Set(webhooks.map(({ event }) => String(event.data['name']))),
];

const namesUpTo = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at));

describe('webhooks', () => {
  it(
    '10,000 events against a receiver that fails half of the time all arrive, in order for each account',
    LONG,
    seeded(async (numbers) => {
      const accounts = 20;
      const eventsOfEach = 500;
      service = await WebhookService.start({ retries: RETRIES });
      const failures = new Map<string, number>();
      const accepted: ReceivedWebhook[] = [];
      service.receiver.answer = (webhook, response) => {
        const failed = failures.get(webhook.event.id) ?? 0;
        if (numbers.between(0, 2) === 0) {
          failures.set(webhook.event.id, failed + 1);
          response.writeHead(500).end('not now');
        } else {
          accepted.push(webhook);
          response.end('ok');
        }
      };
      const all = await subscribers(accounts);
      for (let from = 0; from < eventsOfEach; from += 50) {
        for (const subscriber of all) await happen(subscriber, from, 50);
      }
      await expect.poll(() => new Set(accepted.map(({ event }) => event.id)).size, PATIENCE).toBe(10_000);
      await expect.poll(undelivered, PATIENCE).toBe(0);
      for (const { path } of all) {
        expect(firstArrivals(accepted.filter((webhook) => webhook.path === path))).toEqual(
          namesUpTo(eventsOfEach),
        );
      }
      process.stderr.write(
        `${service.receiver.received.length} requests, ${failures.size} events failed at least once, one of them ${Math.max(...failures.values())} times\n`,
      );
    }),
  );

  it(
    'lose no event and keep its order when workers are killed 20 times',
    LONG,
    seeded(async (numbers) => {
      const kills = 20;
      const eventsPerKill = 20;
      service = await WebhookService.start({
        hasWorker: false,
        env: { WEBHOOK_TIMEOUT_SECONDS: '2', WEBHOOK_RETRY_SECONDS: '1,1,1,1,1,1,1,1,1' },
      });
      service.receiver.answer = (_webhook, response) => {
        setTimeout(() => response.end('ok'), numbers.between(5, 60));
      };
      const startWorker = () =>
        WorkerProcess.start(service.app.databaseUrl, '/nonexistent', {
          OUTBOUND_ALLOW_HOSTS: service.receiver.hostPort,
          WEBHOOK_TIMEOUT_SECONDS: '2',
          WEBHOOK_RETRY_SECONDS: '1,1,1,1,1,1,1,1,1',
        });
      const workers = [startWorker(), startWorker()];
      const all = await subscribers(10);
      for (let kill = 0; kill < kills; kill += 1) {
        const at = kill % workers.length;
        const worker = await workers[at];
        for (const subscriber of all) await happen(subscriber, kill * eventsPerKill, eventsPerKill);
        await sleep(numbers.between(50, 700));
        await worker?.kill();
        workers[at] = startWorker();
      }
      const total = kills * eventsPerKill;
      await expect.poll(undelivered, PATIENCE).toBe(0);
      for (const { path } of all) {
        expect(firstArrivals(service.receiver.at(path))).toEqual(namesUpTo(total));
      }
      process.stderr.write(`${service.receiver.received.length} requests for ${10 * total} events\n`);
      for (const worker of await Promise.all(workers)) await worker.kill();
    }),
  );
});
