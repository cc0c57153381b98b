import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BuildRows } from '../../harness/build-rows.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { insertSite } from '../../harness/site-rows.js';

let database: TestDatabase;
let dataSource: DataSource;
let builds: BuildRows;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
});
beforeEach(async () => {
  await dataSource.query('TRUNCATE builds CASCADE');
  builds = new BuildRows(dataSource);
});
afterAll(() => database?.drop());

const claimable = async (limit = 10): Promise<string[]> =>
  (await builds.store.claimable(limit)).map(({ id }) => id);

const END = "finished_at = now(), status = 'completed', lease_until = NULL";

describe('a queued build', () => {
  it('is leased once, with what its worker needs', async () => {
    const site = await insertSite(dataSource);
    const id = await builds.insert(site);
    expect(await builds.claim(id)).toEqual({
      id,
      edit: null,
      accountId: site.accountId,
      companyId: site.companyId,
      siteId: site.siteId,
      chargeSubject: `charge of ${id}`,
      prompt: 'A bakery',
      generation: 1,
      attemptsWithoutProgress: 1,
      hasPreview: false,
      judgedCommit: null,
      mayAsk: false,
      isBegun: false,
      firstCommit: null,
      isStopRequested: false,
      runningSeconds: expect.closeTo(0, -1),
    });
    expect(await builds.store.claim(id)).toBeNull();
    expect(await builds.store.claim(randomUUID())).toBeNull();
  });

  it('is stored once even if its charge is repeated', async () => {
    const { accountId, companyId, siteId } = await insertSite(dataSource);
    const build = { id: randomUUID(), companyId, siteId, isNewSite: false, accountId, prompt: 'x' };
    const insert = () =>
      builds.store.insert(dataSource.manager, { ...build, keyId: randomUUID(), chargeSubject: 'c' });
    expect(await insert()).toBe(true);
    expect(await insert()).toBe(false);
  });

  it('waits for an older build of its site, and for no other', async () => {
    const site = await insertSite(dataSource);
    const [older, newer] = [await builds.insert(site), await builds.insert(site)];
    const sibling = await builds.insert(
      await insertSite(dataSource, { accountId: site.accountId, companyId: site.companyId }),
    );
    expect(await builds.store.claim(newer)).toBeNull();
    expect(await claimable()).toEqual([older, sibling]);
    await builds.claim(older);
    expect(await builds.store.claim(newer)).toBeNull();
    await builds.set(older, END);
    expect((await builds.claim(newer)).id).toBe(newer);
  });

  it('waits while its account is at its limit of running builds', async () => {
    const accountId = randomUUID();
    const own = async (): Promise<string> => builds.insert(await insertSite(dataSource, { accountId }));
    const [first, second, third] = [await own(), await own(), await own()];
    const other = await builds.insert();
    await builds.claim(first);
    await builds.claim(second);
    expect(await builds.store.claim(third)).toBeNull();
    expect(await claimable()).toEqual([other]);
    await builds.set(first, 'lease_until = lease_until AGO');
    expect((await builds.claim(third)).id).toBe(third);
  });

  it('is not leased beyond the limit by concurrent workers', async () => {
    const accountId = randomUUID();
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => builds.insert(await insertSite(dataSource, { accountId }))),
    );
    const claims = await Promise.all(ids.map((id) => builds.store.claim(id)));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(2);
  });
});

describe('a build whose worker died', () => {
  it('is leased again after the lease has expired, not earlier', async () => {
    const id = await builds.insert();
    const first = await builds.claim(id);
    expect(await builds.store.claim(id)).toBeNull();
    await builds.set(id, 'lease_until = lease_until AGO');
    const second = await builds.claim(id);
    expect([first.generation, second.generation]).toEqual([1, 2]);
  });

  it('is kept by a heartbeat', async () => {
    const id = await builds.insert();
    const claim = await builds.claim(id);
    await builds.set(id, 'lease_until = lease_until AGO');
    await builds.held.renew(claim);
    expect(await builds.store.claim(id)).toBeNull();
  });

  it('resumes with its time, preview, first commit and last judged commit', async () => {
    const id = await builds.insert();
    await builds.claim(id);
    await builds.set(
      id,
      `started_at = started_at AGO, lease_until = lease_until AGO, builder = 'deterministic', has_preview = true,
       first_commit = 'first', judged_commit = 'judged', stop_requested_at = now()`,
    );
    const claim = await builds.claim(id);
    expect(claim).toMatchObject({
      isBegun: true,
      hasPreview: true,
      firstCommit: 'first',
      judgedCommit: 'judged',
      isStopRequested: true,
    });
    expect(claim.runningSeconds).toBeGreaterThan(99);
  });

  it('waits after four lost workers, unless it is to be stopped', async () => {
    const id = await builds.insert();
    for (const _ of Array.from({ length: 4 })) {
      await builds.claim(id);
      await builds.set(id, "lease_until = now() - interval '1 second'");
    }
    expect(await builds.store.claim(id)).toBeNull();
    await builds.set(id, 'stop_requested_at = now()');
    expect(await builds.claim(id)).toMatchObject({ generation: 5, attemptsWithoutProgress: 5 });
  });

  it('is leased at once after a shutdown released it, which is not counted as a loss', async () => {
    const id = await builds.insert();
    for (const _ of Array.from({ length: 6 })) await builds.held.handOver(await builds.claim(id));
    expect(await builds.claim(id)).toMatchObject({ generation: 7, attemptsWithoutProgress: 1 });
  });

  it('is available at once after it was released, which is counted', async () => {
    const id = await builds.insert();
    await builds.held.release(await builds.claim(id));
    expect(await builds.claim(id)).toMatchObject({ generation: 2, attemptsWithoutProgress: 2 });
  });
});

describe('a worker', () => {
  const write = (claim: { id: string; generation: number }) =>
    builds.held.write(claim, async (manager) => {
      await manager.query(`UPDATE builds SET phase = 'verifying' WHERE id = $1`, [claim.id]);
      return [{ kind: 'phase.changed', fields: { phase: 'verifying' } }];
    });

  it('writes its state together with the events', async () => {
    const claim = await builds.claim(await builds.insert());
    await write(claim);
    expect(await builds.row(claim.id)).toMatchObject({ phase: 'verifying' });
    expect(await builds.kinds(claim.id)).toEqual(['phase.changed']);
    expect(builds.notified).toEqual([claim.id]);
  });

  it.each([
    ['of an older generation', -1],
    ['of a later generation', 1],
  ])('%s writes, renews and releases nothing', async (_, difference) => {
    const id = await builds.insert();
    await builds.claim(id);
    await builds.set(id, 'lease_until = lease_until AGO');
    const { generation } = await builds.claim(id);
    const before = await builds.row(id);
    const stranger = { id, generation: generation + difference };
    await expect(write(stranger)).rejects.toMatchObject({ name: 'LeaseLostError' });
    await expect(builds.held.renew(stranger)).rejects.toMatchObject({ name: 'LeaseLostError' });
    await builds.held.handOver(stranger);
    await builds.held.release(stranger);
    expect(await builds.row(id)).toEqual(before);
    expect(builds.notified).toEqual([]);
  });

  it('writes, renews and releases nothing of a build that has ended', async () => {
    const claim = await builds.claim(await builds.insert());
    await builds.set(claim.id, END);
    const before = await builds.row(claim.id);
    await expect(write(claim)).rejects.toMatchObject({ name: 'LeaseLostError' });
    await expect(builds.held.renew(claim)).rejects.toMatchObject({ name: 'LeaseLostError' });
    await builds.held.handOver(claim);
    expect(await builds.row(claim.id)).toEqual(before);
  });

  it('still writes after its lease has expired if no other worker leased the build', async () => {
    const claim = await builds.claim(await builds.insert());
    await builds.set(claim.id, 'lease_until = lease_until AGO');
    await write(claim);
    expect(await builds.kinds(claim.id)).toEqual(['phase.changed']);
  });

  it('writes nothing if a step of its transaction fails', async () => {
    const claim = await builds.claim(await builds.insert());
    const failing = builds.held.write(claim, async (manager) => {
      await manager.query(`UPDATE builds SET phase = 'verifying' WHERE id = $1`, [claim.id]);
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    expect(await builds.row(claim.id)).toMatchObject({ phase: 'queued' });
    expect(builds.notified).toEqual([]);
  });

  it('learns from its next heartbeat that the build is to be stopped', async () => {
    const claim = await builds.claim(await builds.insert());
    expect(await builds.held.renew(claim)).toEqual({ isStopRequested: false });
    await builds.set(claim.id, 'stop_requested_at = now()');
    expect(await builds.held.renew(claim)).toEqual({ isStopRequested: true });
  });

  it('resets the count of lost workers by making progress', async () => {
    const claim = await builds.claim(await builds.insert());
    const other = await builds.claim(await builds.insert());
    await builds.held.recordProgress(dataSource.manager, claim);
    expect(await builds.row(claim.id)).toMatchObject({ fruitless_takes: 0 });
    expect(await builds.row(other.id)).toMatchObject({ fruitless_takes: 1 });
  });
});

describe('the builds of an account', () => {
  it('are listed newest first, in pages, without those of other accounts', async () => {
    const site = await insertSite(dataSource);
    const foreign = await builds.insert();
    const ids = [
      await builds.insert(site),
      await builds.insert(site),
      await builds.insert(site),
    ].toReversed();
    const page = async (after?: string) =>
      (await builds.store.list(site.accountId, { limit: 2, after })).map(({ id }) => id);
    expect(await page()).toEqual(ids.slice(0, 2));
    expect(await page(ids[1])).toEqual(ids.slice(2));
    expect(await page(ids[2])).toEqual([]);
    expect(await page(foreign)).toEqual([]);
    const ofStatus = (status: 'running' | 'failed') =>
      builds.store.list(site.accountId, { limit: 9, status });
    expect((await ofStatus('running')).map(({ id }) => id)).toEqual(ids);
    expect(await ofStatus('failed')).toEqual([]);
  });

  it('are found only by their owner', async () => {
    const { accountId, ...site } = await insertSite(dataSource);
    const id = await builds.insert({ accountId, ...site });
    expect(await builds.store.find(accountId, id)).toMatchObject({ id, status: 'running', withheld: [] });
    expect(await builds.store.find(randomUUID(), id)).toBeUndefined();
  });

  it('list the pages that were withheld from the last judged commit', async () => {
    const site = await insertSite(dataSource);
    const id = await builds.insert(site);
    const withheld = (page: string) => JSON.stringify({ withheld: [{ page, findings: [] }] });
    await dataSource.query(
      `INSERT INTO gate_verdicts (site_id, commit, verdict) VALUES ($1, 'old', $2), ($1, 'new', $3)`,
      [site.siteId, withheld('old.html'), withheld('new.html')],
    );
    await builds.set(id, "judged_commit = 'new'");
    expect((await builds.store.find(site.accountId, id))?.withheld).toEqual([
      { page: 'new.html', findings: [] },
    ]);
  });
});

describe('the event streams of builds', () => {
  it('are deleted 90 days after the end, not earlier', async () => {
    const [old, recent, running] = [await builds.insert(), await builds.insert(), await builds.insert()];
    for (const id of [old, recent, running]) {
      await builds.events.append(dataSource.manager, id, [{ kind: 'warning', fields: {} }]);
    }
    await builds.set(old, "status = 'completed', finished_at = now() - interval '90 days 1 minute'");
    await builds.set(recent, "status = 'completed', finished_at = now() - interval '89 days 23 hours'");
    await builds.store.prune();
    expect(await Promise.all([old, recent, running].map((id) => builds.kinds(id)))).toEqual([
      [],
      ['warning'],
      ['warning'],
    ]);
    expect(await builds.row(old)).toMatchObject({ id: old });
  });
});
