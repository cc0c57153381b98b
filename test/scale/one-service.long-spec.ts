import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersistentClient } from '../chaos/persistent-client.js';
import { RESTAURANT } from '../harness/build-prompts.js';
import { type StreamedEvent, readStream } from '../harness/build-stream.js';
import { backendsOf } from './backends.js';
import { type Caller, Cluster } from './cluster.js';
import type { ServiceProcess } from './service-process.js';
import { StandIns } from './stand-ins.js';

/**
 * The contract: a revoked key stops working in every process within a second. A busy machine gets three; a process that
 * missed the message would accept the key for five.
 */
const WITHIN_A_SECOND = { timeout: 3_000, interval: 20 };
const PATIENCE = { timeout: 240_000, interval: 250 };
const ASYNC = { prefer: 'respond-async' };

for (const { name, hasRedis, isHere } of backendsOf('several processes as one service')) {
  describe.skipIf(!isHere)(`three API and three worker processes on ${name}`, () => {
    let outside: StandIns;
    let cluster: Cluster;
    beforeAll(async () => {
      outside = await StandIns.start();
      cluster = await Cluster.start({ hasRedis, env: outside.env });
    });
    afterAll(async () => {
      await cluster?.close();
      await outside?.close();
    });

    const question = (topic = 0): string => outside.web.topics[topic]?.question ?? '';

    const creditsOf = async ({ key }: Caller) => (await cluster.call('/v1/credits', { key })).body.data;

    /** Statuses of a free request to each API process. */
    const statusesWith = (key: string): Promise<number[]> =>
      Promise.all(
        cluster.apis.map(async ({ url }) => (await cluster.call('/v1/credits', { key }, url)).status),
      );

    it.runIf(hasRedis)('count the requests of a key together', async () => {
      const { key } = await cluster.createCaller(10, { rate_limit_per_minute: 7 });
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => cluster.call('/v1/credits', { key })),
      );
      const accepted = answers.filter(({ status }) => status === 200);
      expect(accepted).toHaveLength(7);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(23);
    });

    it('reject a revoked key in every process within a second', async () => {
      const { key: owner } = await cluster.createCaller(10);
      const made = await cluster.call('/v1/keys', { body: { name: 'short-lived' }, key: owner });
      const { id, key } = made.body.data as { id: string; key: string };
      expect(await statusesWith(key)).toEqual([200, 200, 200]);
      const [first] = cluster.apis as [ServiceProcess];
      await cluster.call(`/v1/keys/${id}`, { method: 'DELETE', key: owner }, first.url);
      await expect.poll(() => statusesWith(key), WITHIN_A_SECOND).toEqual([401, 401, 401]);
    });

    it('run a call once that several of them receive under one Idempotency-Key', async () => {
      const caller = await cluster.createCaller(10);
      const key = randomUUID();
      const request = {
        path: '/v1/search',
        bodyOf: (text: string) => ({ query: `${question()} ${text}` }),
        final: [200],
        again: [409],
      };
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, at) => {
          const { url } = cluster.apis[at % cluster.apis.length] as ServiceProcess;
          return new PersistentClient(() => Promise.resolve(url), caller.key, request).call(key);
        }),
      );
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
      expect(outside.timesSearched(`${question()} ${key}`)).toBe(1);
      expect(await creditsOf(caller)).toMatchObject({ balance: 9, held: 0 });
    });

    /** Reads some events at one process, the rest at the next one, and all of them at the third. */
    async function expectStreamEverywhere(path: string, key: string): Promise<StreamedEvent[]> {
      const [one, two, three] = cluster.apis as [ServiceProcess, ServiceProcess, ServiceProcess];
      const watched = readStream(`${three.url}${path}`, { key });
      let seen = 0;
      const isEnough = () => (seen += 1) === 3;
      const first = await readStream(`${one.url}${path}`, { key, isEnough });
      const rest = await readStream(`${two.url}${path}`, { key, lastEventId: first.at(-1)?.id });
      const whole = await watched;
      expect([...first, ...rest]).toEqual(whole);
      expect(whole.map(({ id }) => id)).toEqual(whole.map((_, index) => index + 1));
      return whole;
    }

    it('show every event of a research run at each process, and resume it at another', async () => {
      const { key } = await cluster.createCaller(100);
      const begun = await cluster.begin('/v1/research', { body: { query: question() }, key, headers: ASYNC });
      const events = await expectStreamEverywhere(`/v1/research/${begun.id}/stream`, key);
      expect(events.at(-1)?.kind).toBe('research.completed');
    });

    it('show every event of a build at each process, and resume it at another', async () => {
      const { key } = await cluster.createCaller(100);
      const begun = await cluster.begin('/v1/builds', { body: { prompt: RESTAURANT }, key });
      const id = String(begun.execution_id);
      const events = await expectStreamEverywhere(`/cloud-build/${id}/stream`, key);
      expect(events.at(-1)?.kind).toBe('build.completed');
      // The site is in a folder that the processes share.
      const files = cluster.apis.map(
        async ({ url }) => (await cluster.call(`/v1/builds/${id}/files`, { key }, url)).body.data.files,
      );
      const [one, ...others] = await Promise.all(files);
      expect(one.length).toBeGreaterThan(0);
      for (const other of others) expect(other).toEqual(one);
    });

    it('run each job once', async () => {
      const { accountId, key } = await cluster.createCaller(1_000);
      const mail = { channel: 'email', to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada.' };
      const sent = await Promise.all(
        Array.from({ length: 30 }, () => cluster.call('/v1/messages', { body: mail, key, headers: ASYNC })),
      );
      const inputs = Array.from({ length: 20 }, (_, at) => ({ query: `${question(1)} ${at} ${accountId}` }));
      const batch = await cluster.call('/v1/batch', { body: { capability: 'search', inputs }, key });
      expect(batch.body.data).toMatchObject({ succeeded: 20, failed: 0, is_complete: true });
      for (const { query } of inputs) expect(outside.timesSearched(query)).toBe(1);
      const ids = sent.map(({ body }) => String(body.data.id));
      const statuses = () =>
        Promise.all(
          ids.map(async (id) => (await cluster.call(`/v1/messages/${id}`, { key })).body.data.status),
        );
      await expect.poll(statuses, PATIENCE).toEqual(ids.map(() => 'sent'));
      expect(ids.map((id) => outside.mail.timesAccepted(id))).toEqual(ids.map(() => 1));
      const claims = await cluster.database.query(
        `SELECT 'message' AS job, max(generation)::int AS claims FROM messages WHERE account_id = $1
         UNION ALL SELECT 'batch', max(generation)::int FROM capability_jobs WHERE account_id = $1`,
        [accountId],
      );
      expect(claims).toEqual([
        { job: 'message', claims: 1 },
        { job: 'batch', claims: 1 },
      ]);
      expect(await creditsOf({ accountId, key })).toMatchObject({ balance: 950, held: 0 });
    });

    it('deliver each webhook once', async () => {
      const { key } = await cluster.createCaller(10);
      const path = `/${randomUUID()}`;
      await cluster.call('/v1/webhooks', {
        body: { url: outside.receiver.url(path), event_types: ['key.created'] },
        key,
      });
      const names = Array.from({ length: 20 }, (_, at) => `key ${at}`);
      for (const keyName of names) await cluster.call('/v1/keys', { body: { name: keyName }, key });
      const received = () => outside.receiver.at(path).map(({ event }) => event.data['name']);
      await expect.poll(received, PATIENCE).toEqual(names);
      const open = async () =>
        (
          await cluster.database.query(
            `SELECT (SELECT count(*) FROM event_deliveries)::int
               + (SELECT count(*) FROM webhook_deliveries WHERE status <> 'delivered')::int AS count`,
          )
        )[0].count;
      await expect.poll(open, PATIENCE).toBe(0);
      expect(received()).toEqual(names);
    });

    it('know the breaker that a refused account opened at one of them', async () => {
      const { key } = await cluster.createCaller(10);
      const [first] = cluster.apis as [ServiceProcess];
      const stateAt = async ({ url }: ServiceProcess): Promise<string> => {
        const { body } = await cluster.call('/v1/admin/providers', { key: cluster.adminKey }, url);
        const providers = body.data.providers as {
          capability: string;
          provider: string;
          breaker: { state: string };
        }[];
        return (
          providers.find(({ capability, provider }) => capability === 'search' && provider === 'searxng')
            ?.breaker.state ?? ''
        );
      };
      const states = (): Promise<string[]> => Promise.all(cluster.apis.map(stateAt));
      expect(await states()).toEqual(['closed', 'closed', 'closed']);
      outside.web.fail('search', 429);
      const refused = await cluster.call('/v1/search', { body: { query: question(2) }, key }, first.url);
      expect(refused.status).toBe(502);
      await expect.poll(states, { timeout: 20_000, interval: 100 }).toEqual(['open', 'open', 'open']);
      outside.web.heal();
    });

    it('keep every balance the sum of its ledger, and do not end', async () => {
      expect(await cluster.audit()).toBe('All credits add up.');
      expect(cluster.processes.flatMap(({ crashes }) => crashes)).toEqual([]);
    });
  });
}
