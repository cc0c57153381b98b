import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { BuildRows } from '../../harness/build-rows.js';
import { insertSite } from '../../harness/site-rows.js';

let app: TestApp;
let builds: BuildRows;
/** A build that waits, one that a worker has, and one that lost worker after worker. */
let waiting: string;
let active: string;
let delayed: string;
let accountId: string;
let message: string;

const admin = async (query = '') => {
  const { status, body } = await app.call(`/v1/admin/jobs${query}`, { key: app.adminKey });
  expect(status).toBe(200);
  return body.data;
};
const idsOf = async (query = ''): Promise<string[]> =>
  (await admin(query)).jobs.map(({ id }: { id: string }) => id);

beforeAll(async () => {
  app = await startApp({ env: { BUILDS_PER_ACCOUNT: '1' } });
  builds = new BuildRows(app.dataSource);
  const site = await insertSite(app.dataSource);
  ({ accountId } = site);
  waiting = await builds.insert(site);
  active = await builds.insert();
  delayed = await builds.insert();
  const ended = await builds.insert();
  await builds.claim(active);
  await builds.set(active, "lease_until = now() + interval '1 hour'");
  await builds.set(delayed, 'generation = 6, fruitless_takes = 6, claimed_at = now()');
  await builds.set(ended, "status = 'failed', finished_at = now()");
  const sent = await app.call('/v1/messages', {
    body: {
      channel: 'inbox',
      text: 'Later',
      send_at: new Date(Date.now() + 3_600_000).toISOString(),
    },
  });
  message = sent.body.data.id;
});
afterAll(() => app?.close());

describe('GET /v1/admin/jobs', () => {
  it('lists what has not ended, oldest first, with account, attempts and lease', async () => {
    expect(await idsOf()).toEqual([waiting, active, delayed, message]);
    const { jobs } = await admin(`?account_id=${accountId}`);
    expect(jobs).toEqual([
      {
        id: waiting,
        kind: 'build',
        capability: 'build',
        account_id: accountId,
        state: 'waiting',
        created_at: expect.stringMatching(/Z$/),
        claimed_at: null,
        lease_until: null,
        attempts: 0,
        attempts_without_progress: 0,
        stop_requested_at: null,
      },
    ]);
    const [running] = (await admin('?state=active')).jobs;
    expect(running).toMatchObject({ id: active, attempts: 1, lease_until: expect.stringMatching(/Z$/) });
  });

  it('filters by kind and state', async () => {
    expect(await idsOf('?state=delayed')).toEqual([delayed, message]);
    expect(await idsOf('?kind=message')).toEqual([message]);
    expect(await idsOf('?kind=research')).toEqual([]);
    expect(await idsOf('?kind=build&state=waiting')).toEqual([waiting]);
  });

  it('counts every queue, also the empty ones', async () => {
    const { queues } = await admin('?kind=research');
    expect(queues.map(({ queue }: { queue: string }) => queue)).toEqual([
      'build',
      'research',
      'job',
      'message',
      'webhook',
      'event',
    ]);
    expect(queues[0]).toEqual({
      queue: 'build',
      waiting: 1,
      active: 1,
      delayed: 1,
      failed_last_24h: 1,
      oldest_waiting_at: expect.stringMatching(/Z$/),
    });
    expect(queues[3]).toMatchObject({ waiting: 0, delayed: 1 });
  });

  it.each(['', 'state=waiting', 'state=active', 'state=delayed', 'account'])(
    'pages through all of them without duplicates: %s',
    async (given) => {
      const filter = given === 'account' ? `account_id=${accountId}` : given;
      const paged: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page: { jobs: { id: string }[]; next_after: string | null } = await admin(
          `?limit=1&${filter}${after && `&after=${after}`}`,
        );
        paged.push(...page.jobs.map(({ id }) => id));
        after = page.next_after;
      }
      expect(paged).toEqual(await idsOf(`?${filter}`));
      expect(paged.length).toBeGreaterThan(0);
    },
  );

  it.each(['after=1', 'kind=key', 'state=ended', 'limit=201', 'account_id=me'])(
    'rejects ?%s',
    async (query) => {
      expect((await app.call(`/v1/admin/jobs?${query}`, { key: app.adminKey })).status).toBe(400);
    },
  );
});

describe('a job that no worker may take yet is delayed, not waiting', () => {
  const statesOf = async (account: string): Promise<Record<string, string>> => {
    const { jobs } = await admin(`?account_id=${account}`);
    return Object.fromEntries(jobs.map(({ id, state }: { id: string; state: string }) => [id, state]));
  };

  it('because an older build of its site has not ended, or its question is not answered', async () => {
    const site = await insertSite(app.dataSource);
    const first = await builds.insert(site);
    const second = await builds.insert(site);
    expect(await statesOf(site.accountId)).toEqual({ [first]: 'waiting', [second]: 'delayed' });
    await builds.set(first, "question = 'Which name?'");
    expect(await statesOf(site.accountId)).toEqual({ [first]: 'delayed', [second]: 'waiting' });
    await builds.set(second, "status = 'failed', finished_at = now()");
    await builds.set(first, "status = 'failed', finished_at = now()");
  });

  it('because its account has no free slot; it waits from the end of the job before it', async () => {
    const site = await insertSite(app.dataSource);
    const other = await insertSite(app.dataSource, site);
    const running = await builds.insert(site);
    await builds.claim(running);
    await builds.set(running, "lease_until = now() + interval '1 hour'");
    const next = await builds.insert(other);
    await builds.set(next, "created_at = now() - interval '1 hour'");
    await builds.set(waiting, "status = 'failed', finished_at = now()");
    expect(await statesOf(site.accountId)).toEqual({ [running]: 'active', [next]: 'delayed' });
    expect((await admin()).queues[0]).toMatchObject({ waiting: 0, oldest_waiting_at: null });

    const end = '2026-01-02T03:04:05.678Z';
    await builds.set(next, `created_at = '${end}'::timestamptz - interval '1 hour'`);
    await builds.set(running, `status = 'failed', lease_until = NULL, finished_at = '${end}'`);
    expect((await admin()).queues[0]).toMatchObject({ waiting: 1, oldest_waiting_at: end });
  });

  it('a message that is due waits from that time', async () => {
    const due = '2026-01-02T03:04:05.678Z';
    const set = (columns: string) =>
      app.dataSource.query(`UPDATE messages SET ${columns} WHERE id = $1`, [message]);
    await set(`created_at = '2026-01-01', scheduled_at = '2026-01-01', retry_at = now() + interval '1 hour'`);
    expect((await admin()).queues[3]).toMatchObject({ waiting: 0, delayed: 1 });
    await set(`retry_at = '${due}'`);
    expect((await admin()).queues[3]).toMatchObject({ waiting: 1, oldest_waiting_at: due });
  });
});
