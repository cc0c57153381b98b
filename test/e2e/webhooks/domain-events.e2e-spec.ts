import { type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { ApiKeysService, keyCreated, keyRevoked } from '@capstan/auth';
import { creditsCharged, creditsExhausted, creditsLow } from '@capstan/credits';
import { providerOpened } from '@capstan/capabilities';
import { type DomainEvent, EventTypes, OnDomainEvent } from '@capstan/platform-events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';
import { PRICE, fail } from '../../harness/paid-calls.js';
import { startWorker } from '../../harness/worker.js';

const THRESHOLD = 995;

const TYPES = [creditsCharged, creditsLow, creditsExhausted, keyCreated, keyRevoked, providerOpened];

/** What the worker's handlers saw. */
const seen: DomainEvent[] = [];

@Injectable()
class Recorder {
  @OnDomainEvent<object>(TYPES, { handler: 'test.record' })
  async record(event: DomainEvent): Promise<void> {
    seen.push(event);
  }
}

@Module({ providers: [Recorder] })
class RecorderModule {}

const { catalog, script } = scriptedCatalog(PRICE);
let app: TestApp;
let worker: INestApplicationContext;

beforeAll(async () => {
  const env = { LOW_CREDITS_THRESHOLD: String(THRESHOLD) };
  app = await startApp({ catalog, env, modules: [RecorderModule] });
  worker = await startWorker({ DATABASE_URL: app.databaseUrl, ...env }, [], [RecorderModule]);
});
beforeEach(() => {
  seen.length = 0;
  script((_provider, params) => ({ text: params.text }));
});
afterAll(async () => {
  await worker?.close();
  await app?.close();
});

const echo = (key: string, body: object = { text: 'hello' }) => app.call('/v1/echo', { body, key });
const seenOf = (accountId: string | null, type?: string) =>
  seen.filter((event) => event.accountId === accountId && (type === undefined || event.type === type));

describe('domain events', () => {
  it('deliver the charge of a call to a handler in the worker', async () => {
    const { accountId, apiKey } = await app.createAccount();
    const { body } = await echo(apiKey);
    await expect.poll(() => seenOf(accountId, 'credits.charged')).toHaveLength(1);
    expect(seenOf(accountId, 'credits.charged')[0]?.data).toEqual({
      request_id: body.metadata.request_id,
      capability: 'echo',
      key_id: expect.any(String),
      credits: PRICE,
    });
  });

  it('do not include a charge for a failed call', async () => {
    const { accountId, apiKey } = await app.createAccount();
    script(() => fail('upstream_error'));
    expect((await echo(apiKey)).status).toBe(502);
    script((_provider, params) => ({ text: params.text }));
    await echo(apiKey);
    await expect.poll(() => seenOf(accountId, 'credits.charged')).toHaveLength(1);
  });

  it('report low credits once when charges cross the threshold', async () => {
    const { accountId, apiKey } = await app.createAccount({ credits: THRESHOLD + PRICE });
    for (let call = 0; call < 3; call += 1) await echo(apiKey);
    await expect.poll(() => seenOf(accountId, 'credits.charged')).toHaveLength(3);
    expect(seenOf(accountId, 'credits.low').map(({ data }) => data)).toEqual([
      { balance: THRESHOLD - PRICE, threshold: THRESHOLD },
    ]);
  });

  it('reports exhausted credits when a charge takes the last one', async () => {
    const { accountId, apiKey } = await app.createAccount({ credits: 2 * PRICE });
    await echo(apiKey);
    await echo(apiKey);
    expect((await echo(apiKey)).status).toBe(402);
    await expect.poll(() => seenOf(accountId, 'credits.charged')).toHaveLength(2);
    await expect
      .poll(() => seenOf(accountId, 'credits.exhausted').map(({ data }) => data))
      .toEqual([{ balance: 0 }]);
  });

  it('reports keys that are created, rotated and revoked, in order and without their text', async () => {
    const { accountId } = await app.createAccount();
    const keys = app.app.get(ApiKeysService);
    const first = await keys.create({ accountId, name: 'first' });
    const second = await keys.rotate(first.id, { overlapSeconds: 0 });
    await keys.revoke(second.id);
    await keys.revoke(second.id);
    await expect.poll(() => seenOf(accountId, 'key.revoked')).toHaveLength(2);
    const steps = seenOf(accountId)
      .slice(1)
      .map(({ type, data }) => [type, (data as { key_id: string }).key_id]);
    expect(steps).toEqual([
      ['key.created', first.id],
      ['key.created', second.id],
      ['key.revoked', first.id],
      ['key.revoked', second.id],
    ]);
    const text = JSON.stringify(seenOf(accountId));
    for (const { key, lastFour } of [first, second]) {
      expect(text).not.toContain(key);
      expect(text).not.toContain(`"${lastFour}"`);
    }
  });

  it('report a circuit breaker that opens', async () => {
    const { apiKey } = await app.createAccount();
    script(() => fail('quota_exhausted', 60));
    await echo(apiKey);
    await expect
      .poll(() => seenOf(null).map(({ data }) => (data as { provider: string }).provider))
      .toContain('echo:first');
  });

  it('have a description and an example for every type', () => {
    const names = worker
      .get(EventTypes, { strict: false })
      .all()
      .map(({ name }) => name);
    expect(names).toEqual([
      'build.completed',
      'build.failed',
      'build.stopped',
      'credits.charged',
      'credits.exhausted',
      'credits.low',
      'entry.created',
      'job.cancelled',
      'job.completed',
      'job.failed',
      'key.created',
      'key.revoked',
      'message.bounced',
      'message.delivered',
      'message.failed',
      'message.outcome_unknown',
      'message.sent',
      'provider.opened',
      'research.cancelled',
      'research.completed',
      'research.failed',
      'webhook.disabled',
    ]);
  });
});
