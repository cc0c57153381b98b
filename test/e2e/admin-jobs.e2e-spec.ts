import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { BuildRows } from '../harness/build-rows.js';
import { insertSite } from '../harness/site-rows.js';

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
  app = await startApp();
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

  it('pages through all of them without duplicates', async () => {
    const paged: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: { jobs: { id: string }[]; next_after: string | null } = await admin(
        `?limit=1${after && `&after=${after}`}`,
      );
      paged.push(...page.jobs.map(({ id }) => id));
      after = page.next_after;
    }
    expect(paged).toEqual(await idsOf());
  });

  it.each(['after=1', 'kind=key', 'state=ended', 'limit=201', 'account_id=me'])(
    'rejects ?%s',
    async (query) => {
      expect((await app.call(`/v1/admin/jobs?${query}`, { key: app.adminKey })).status).toBe(400);
    },
  );
});
