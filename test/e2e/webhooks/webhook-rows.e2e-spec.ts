import { OPEN_WORK } from '@capstan/platform-jobs';
import {
  type AttemptResult,
  DeliveryPruning,
  OpenDeliveries,
  WebhookQueue,
  webhookDisabled,
} from '@capstan/webhooks';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { eventsOf, outboxOf } from '../../harness/event-rows.js';
import { type EndpointRow, insertDelivery, insertEndpoint } from '../../harness/webhook-rows.js';

const CONFIG = {
  endpointsPerAccount: 10,
  timeoutMs: 15_000,
  retryDelaysMs: [1_000, 60_000],
  disableAfterDays: 5,
  logDays: 30,
};
const SUCCESS: AttemptResult = {
  isSuccess: true,
  isGone: false,
  durationMs: 5,
  responseStatus: 200,
  responseBody: 'ok',
  error: null,
};
const FAILURE: AttemptResult = { ...SUCCESS, isSuccess: false, responseStatus: 500, error: 'answered 500' };

let database: TestDatabase;
let dataSource: DataSource;
let queue: WebhookQueue;
let endpoint: EndpointRow;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  queue = new WebhookQueue(dataSource, outboxOf(dataSource, [webhookDisabled]), CONFIG);
});
beforeEach(async () => {
  await dataSource.query('TRUNCATE webhook_endpoints CASCADE');
  endpoint = await insertEndpoint(dataSource);
});
afterAll(() => database?.drop());

const add = (to = endpoint, options: { type?: string; isAlone?: boolean } = {}) =>
  insertDelivery(dataSource, to, options);
const claimIds = async (limit = 100) => (await queue.claim(limit)).map(({ id }) => id);
const claimOne = async () => {
  const [claimed] = await queue.claim(1);
  if (!claimed) throw new Error('nothing is due');
  return claimed;
};
const row = async (id: string) =>
  (await dataSource.query('SELECT * FROM webhook_deliveries WHERE id = $1', [id]))[0];
const expireLeases = () => dataSource.query('UPDATE webhook_deliveries SET leased_until = now()');
const makeDue = () => dataSource.query('UPDATE webhook_deliveries SET available_at = now()');

describe('the queue of webhooks', () => {
  it('leases the oldest delivery of each webhook', async () => {
    const other = await insertEndpoint(dataSource);
    const first = await add();
    await add();
    const ofOther = await add(other);
    expect((await claimIds()).toSorted()).toEqual([first, ofOther].toSorted());
    expect(await claimIds()).toEqual([]);
  });

  it('gives each delivery to one of several workers', async () => {
    const endpoints = await Promise.all(Array.from({ length: 12 }, () => insertEndpoint(dataSource)));
    for (const each of endpoints) await add(each);
    const claims = (await Promise.all([claimIds(6), claimIds(6), claimIds(6)])).flat();
    claims.push(...(await claimIds()));
    expect(claims).toHaveLength(12);
    expect(new Set(claims).size).toBe(12);
  });

  it('continues with the next delivery after a success', async () => {
    await add();
    const second = await add();
    await queue.record(await claimOne(), SUCCESS);
    expect(await claimIds()).toEqual([second]);
  });

  it('holds back the next delivery after a failure, until the retry is due', async () => {
    const first = await add();
    await add();
    await queue.record(await claimOne(), FAILURE);
    expect(await claimIds()).toEqual([]);
    await makeDue();
    expect(await claimIds()).toEqual([first]);
  });

  it('gives a delivery up after the last retry, and continues with the next one', async () => {
    const first = await add();
    const second = await add();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect((await row(first)).status).toBe('pending');
      await queue.record(await claimOne(), FAILURE);
      await makeDue();
    }
    expect(await row(first)).toMatchObject({ status: 'failed', attempts: 3, ended_at: expect.any(Date) });
    expect(await claimIds()).toEqual([second]);
  });

  it('gives the delivery of a dead worker to another one, and counts no attempt', async () => {
    const id = await add();
    await claimOne();
    expect(await claimIds()).toEqual([]);
    await expireLeases();
    expect(await claimIds()).toEqual([id]);
    expect(await row(id)).toMatchObject({ claims: 2, attempts: 0 });
  });

  it('has waiting deliveries only where a worker may take one', async () => {
    const counts = async () => (await dataSource.query(new OpenDeliveries()[OPEN_WORK].counts))[0];
    await add();
    await add();
    expect(await counts()).toMatchObject({
      waiting: 1,
      active: 0,
      delayed: 1,
      oldest_waiting_at: expect.any(Date),
    });
    const claimed = await claimOne();
    expect(await counts()).toEqual({ waiting: 0, active: 1, delayed: 1, oldest_waiting_at: null });
    await queue.record(claimed, FAILURE);
    expect(await counts()).toMatchObject({ waiting: 0, active: 0, delayed: 2 });
    await makeDue();
    expect(await counts()).toMatchObject({ waiting: 1, active: 0, delayed: 1 });
    await dataSource.query('UPDATE webhook_endpoints SET disabled_at = now()');
    expect(await counts()).toMatchObject({ waiting: 0, active: 0, delayed: 2 });
  });

  it('refuses the result of a worker whose lease ran out', async () => {
    const id = await add();
    const late = await claimOne();
    await expireLeases();
    const current = await claimOne();
    await expect(queue.record(late, FAILURE)).rejects.toThrow('no longer held');
    await queue.record(current, SUCCESS);
    await expect(queue.record(late, FAILURE)).rejects.toThrow('no longer held');
    expect(await row(id)).toMatchObject({ status: 'delivered', attempts: 1 });
    const log = await dataSource.query('SELECT is_success FROM webhook_attempts WHERE delivery_id = $1', [
      id,
    ]);
    expect(log).toEqual([{ is_success: true }]);
    const [{ failing_since: failingSince }] = await dataSource.query(
      'SELECT failing_since FROM webhook_endpoints',
    );
    expect(failingSince).toBeNull();
  });

  it('is released at once by a worker that shuts down', async () => {
    const id = await add();
    await queue.release(await claimOne());
    expect(await claimIds()).toEqual([id]);
  });

  it('leases nothing of a webhook that is disabled, but tests', async () => {
    await add();
    const test = await add(endpoint, { type: 'webhook.test', isAlone: true });
    await dataSource.query('UPDATE webhook_endpoints SET disabled_at = now()');
    expect(await claimIds()).toEqual([test]);
  });

  it('lets no account have more than eight requests under way', async () => {
    for (let at = 0; at < 12; at += 1) await add(await insertEndpoint(dataSource, endpoint.accountId));
    expect(await claimIds()).toHaveLength(8);
    expect(await claimIds()).toEqual([]);
  });

  it('lets accounts take turns', async () => {
    for (let at = 0; at < 6; at += 1) await add(await insertEndpoint(dataSource, endpoint.accountId));
    const other = await insertEndpoint(dataSource);
    const ofOther = await add(other);
    expect(await claimIds(2)).toContain(ofOther);
  });

  it('signs with all secrets that have not expired, the newest first', async () => {
    await add();
    const insert = `INSERT INTO webhook_secrets (id, endpoint_id, secret, created_at, expires_at)
      VALUES (gen_random_uuid(), $1, $2, now() + $3::interval, now() + $4::interval)`;
    await dataSource.query(insert, [endpoint.id, 'whsec_old', '-2 hours', '1 hour']);
    await dataSource.query(insert, [endpoint.id, 'whsec_expired', '-1 hour', '-1 second']);
    expect((await claimOne()).secrets).toEqual([endpoint.secret, 'whsec_old']);
  });

  it('ignores a failed test, and disables a webhook once', async () => {
    await add(endpoint, { type: 'webhook.test', isAlone: true });
    await queue.record(await claimOne(), { ...FAILURE, isGone: true });
    expect(await eventsOf(dataSource, endpoint.accountId)).toEqual([]);
    await add();
    await add(endpoint, { isAlone: true });
    for (const claimed of await queue.claim(2)) await queue.record(claimed, { ...FAILURE, isGone: true });
    const data = { webhook_id: endpoint.id, reason: 'gone' };
    expect(await eventsOf(dataSource, endpoint.accountId)).toEqual([{ type: 'webhook.disabled', data }]);
  });

  it('deletes old deliveries that have ended, and waiting ones only of disabled webhooks', async () => {
    const other = await insertEndpoint(dataSource);
    await add();
    await queue.record(await claimOne(), SUCCESS);
    const waiting = await add();
    await add(other);
    await dataSource.query('UPDATE webhook_endpoints SET disabled_at = now() WHERE id = $1', [other.id]);
    await dataSource.query(`UPDATE webhook_deliveries SET created_at = now() - interval '31 days'`);
    const fresh = await add(other);
    await new DeliveryPruning(dataSource, CONFIG).run();
    const left = await dataSource.query('SELECT id FROM webhook_deliveries');
    expect(left.map(({ id }: { id: string }) => id).toSorted()).toEqual([waiting, fresh].toSorted());
  });
});
