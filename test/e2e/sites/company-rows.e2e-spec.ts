import { randomUUID } from 'node:crypto';
import { FailedBuildTime, PromptThreads, SiteChoice, UnreportedCommits } from '@capstan/builds';
import { ReadingThreads } from '@capstan/platform-jobs';
import { CompaniesService, CompanyLimits, SitesService, WorkspaceStorage, nameSite } from '@capstan/sites';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BuildRows } from '../../harness/build-rows.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { type SiteRow, insertSite } from '../../harness/site-rows.js';

const LIMITS = { companies: 2, sites: 3, workspaceBytes: 1000, entries: 9, entryBytes: 9 };

let database: TestDatabase;
let dataSource: DataSource;
let rows: BuildRows;
let companies: CompaniesService;
let sites: SitesService;
let choice: SiteChoice;
let accountId: string;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  rows = new BuildRows(dataSource);
  const limits = new CompanyLimits(LIMITS);
  companies = new CompaniesService(dataSource, limits);
  sites = new SitesService(dataSource);
  choice = new SiteChoice(dataSource, companies, sites, limits, new PromptThreads(new ReadingThreads()));
});
beforeEach(() => {
  accountId = randomUUID();
});
afterAll(() => database?.drop());

const notFound = expect.objectContaining({ status: 404 }) as Error;

describe('the name of a site', () => {
  const nameOf = async (table: 'sites' | 'companies', id: string): Promise<string> => {
    const [row] = await dataSource.query<[{ name: string }]>(`SELECT name FROM ${table} WHERE id = $1`, [id]);
    return row.name;
  };

  it('is also set on the default company if it is its first site', async () => {
    const { id } = await companies.default(accountId);
    await nameSite(dataSource.manager, id, 'Alma');
    expect([await nameOf('sites', id), await nameOf('companies', id)]).toEqual(['Alma', 'Alma']);
  });

  it('does not replace a name that the owner chose', async () => {
    const { id } = await companies.create(accountId, 'Bakers');
    await nameSite(dataSource.manager, id, 'Alma');
    expect([await nameOf('sites', id), await nameOf('companies', id)]).toEqual(['Alma', 'Bakers']);
  });
});

describe('the companies of an account', () => {
  it('start with a site that has their id', async () => {
    const { id } = await companies.create(accountId, 'Alma');
    expect(await sites.byId(id)).toMatchObject({ id, companyId: id, accountId, name: 'Alma' });
  });

  it('stay within the limit with concurrent requests', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: 5 }, (_, n) => companies.create(accountId, `c${n}`)),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(companies.create(accountId, 'more')).rejects.toMatchObject({
      name: 'TooManyCompaniesError',
    });
    await companies.create(randomUUID(), 'of another account');
  });

  it('have one default, also with concurrent builds', async () => {
    const found = await Promise.all(Array.from({ length: 5 }, () => companies.default(accountId)));
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect(found[0]).toMatchObject({ isDefault: true, accountId });
    expect((await companies.default(randomUUID())).id).not.toBe(found[0]?.id);
  });

  it('have their default even at the limit', async () => {
    const { id } = await companies.default(accountId);
    await companies.create(accountId, 'second');
    expect((await companies.default(accountId)).id).toBe(id);
  });

  it('are listed newest first, in pages, and found only by their owner', async () => {
    const [first, second] = [await companies.create(accountId, 'a'), await companies.create(accountId, 'b')];
    const foreign = await companies.create(randomUUID(), 'c');
    const page = async (after?: string) =>
      (await companies.list(accountId, { limit: 1, after })).map(({ id }) => id);
    expect(await page()).toEqual([second.id]);
    expect(await page(second.id)).toEqual([first.id]);
    expect(await page(first.id)).toEqual([]);
    expect(await page(foreign.id)).toEqual([]);
    await expect(companies.get(accountId, foreign.id)).rejects.toEqual(notFound);
    await expect(companies.get(accountId, 'x')).rejects.toEqual(notFound);
    expect((await companies.get(accountId, first.id)).name).toBe('a');
  });
});

describe('the sites of an account', () => {
  const begun = async (site?: SiteRow): Promise<SiteRow> => {
    const made = site ?? (await insertSite(dataSource, { accountId }));
    await rows.insert(made);
    return made;
  };

  it('are visible to their owner only, from the first build on', async () => {
    const waiting = await insertSite(dataSource, { accountId });
    const { siteId } = await begun();
    expect((await sites.list(accountId, { limit: 9 })).map(({ id }) => id)).toEqual([siteId]);
    expect((await sites.get(accountId, siteId)).id).toBe(siteId);
    await expect(sites.get(accountId, waiting.siteId)).rejects.toEqual(notFound);
    await expect(sites.get(randomUUID(), siteId)).rejects.toEqual(notFound);
  });

  it('are listed newest first, in pages', async () => {
    const [first, second, foreign] = [await begun(), await begun(), await insertSite(dataSource)];
    await rows.insert(foreign);
    const page = async (after?: string) =>
      (await sites.list(accountId, { limit: 1, after })).map(({ id }) => id);
    expect(await page()).toEqual([second.siteId]);
    expect(await page(second.siteId)).toEqual([first.siteId]);
    expect(await page(first.siteId)).toEqual([]);
    expect(await page(foreign.siteId)).toEqual([]);
  });

  it('stay within the limit over all companies', async () => {
    const { companyId } = await begun();
    for (const _ of [1, 2]) await choice.choose(accountId, { prompt: 'A bakery', companyId, siteId: 'new' });
    await expect(
      choice.choose(accountId, { prompt: 'A bakery', companyId, siteId: 'new' }),
    ).rejects.toMatchObject({ name: 'TooManySitesError' });
  });

  it('are deleted a day after a call that failed before its charge, and no others', async () => {
    const first = await insertSite(dataSource, { accountId });
    const further = () => insertSite(dataSource, { accountId, companyId: first.companyId });
    const [unused, recent, shown, built] = [
      await further(),
      await further(),
      await further(),
      await further(),
    ];
    await rows.insert(built);
    await dataSource.query(`UPDATE sites SET begun_at = now() - interval '25 hours' WHERE account_id = $1`, [
      accountId,
    ]);
    await dataSource.query(`UPDATE sites SET begun_at = now() - interval '23 hours' WHERE id = $1`, [
      recent.siteId,
    ]);
    await dataSource.query(`UPDATE sites SET shown_commit = 'a' WHERE id = $1`, [shown.siteId]);
    await sites.prune();
    const left = await dataSource.query('SELECT id FROM sites WHERE account_id = $1', [accountId]);
    expect(new Set(left.map(({ id }: { id: string }) => id))).toEqual(
      new Set([first, recent, shown, built].map(({ siteId }) => siteId)),
    );
    expect(left).not.toContainEqual({ id: unused.siteId });
  });
});

describe('the site of a build', () => {
  it('is the first site of the company, until a build has started it', async () => {
    const { id } = await companies.create(accountId, 'Alma');
    const chosen = await choice.choose(accountId, { prompt: 'A bakery called Krume', companyId: id });
    expect(chosen).toEqual({ companyId: id, siteId: id, isNew: true });
  });

  it('is the named site, if it belongs to the company', async () => {
    const site = await insertSite(dataSource, { accountId });
    await rows.insert(site);
    const other = await companies.create(accountId, 'Other');
    const choose = (companyId?: string, by = accountId) =>
      choice.choose(by, { prompt: 'x', siteId: site.siteId, ...(companyId ? { companyId } : {}) });
    expect(await choose()).toEqual({ companyId: site.companyId, siteId: site.siteId, isNew: false });
    expect(await choose(site.companyId)).toMatchObject({ isNew: false });
    await expect(choose(other.id)).rejects.toEqual(notFound);
    await expect(choose(undefined, randomUUID())).rejects.toEqual(notFound);
  });

  it('is a new one if requested', async () => {
    const site = await insertSite(dataSource, { accountId });
    await rows.insert(site);
    const chosen = await choice.choose(accountId, { prompt: 'x', companyId: site.companyId, siteId: 'new' });
    expect(chosen).toMatchObject({ companyId: site.companyId, isNew: true });
    expect(chosen.siteId).not.toBe(site.siteId);
  });
});

describe('the storage of an account', () => {
  const storage = (bytes = 0): WorkspaceStorage =>
    new WorkspaceStorage(dataSource, { storedBytes: async () => bytes } as never, LIMITS);

  it('is available below its limit and not at it, over all its sites', async () => {
    const [one, other] = [
      await insertSite(dataSource, { accountId }),
      await insertSite(dataSource, { accountId }),
    ];
    await storage(400).measure(one.siteId);
    await storage(599).measure(other.siteId);
    await expect(storage().requireSpace(accountId)).resolves.toBeUndefined();
    await storage(600).measure(other.siteId);
    await expect(storage().requireSpace(accountId)).rejects.toMatchObject({
      name: 'WorkspaceStorageFullError',
    });
    await expect(storage().requireSpace(randomUUID())).resolves.toBeUndefined();
  });
});

describe('the worker time of a build without result', () => {
  const spent: [string, number][] = [];
  const wasted = (): FailedBuildTime =>
    new FailedBuildTime(
      dataSource,
      { spend: (account: string, seconds: number) => void spent.push([account, seconds]) } as never,
      { maxMinutes: 15 } as never,
    );

  beforeEach(() => {
    spent.length = 0;
  });

  it.each([
    ["status = 'failed', has_preview = true, finished_at = now()", [60]],
    ["status = 'stopped', has_preview = false, finished_at = now()", [60]],
    ["status = 'stopped', has_preview = true, finished_at = now()", []],
    ["status = 'running', finished_at = NULL", []],
    ["status = 'failed', finished_at = now() + interval '1 hour'", [900]],
  ])('is counted by how the build ended: %s', async (columns, seconds) => {
    const site = await insertSite(dataSource, { accountId });
    const id = await rows.insert(site);
    await rows.set(id, `started_at = now() - interval '60 seconds', ${columns}`);
    await wasted().count(id);
    expect(spent.map(([account, spentSeconds]) => [account, Math.round(spentSeconds)])).toEqual(
      seconds.map((each) => [accountId, each]),
    );
  });
});

describe('commits without an event in the stream of a build', () => {
  it('are those since its first commit without an event, oldest first', async () => {
    const id = await rows.insert();
    const log = ['d', 'c', 'b', 'a'].map((commit) => ({ id: commit, message: `Make ${commit}` }));
    await rows.events.append(dataSource.manager, id, [{ kind: 'commit.created', fields: { commit: 'c' } }]);
    const unreported = new UnreportedCommits(dataSource, { log: async () => log } as never);
    const find = async (firstCommit: string | null) =>
      (await unreported.find({ id, siteId: 's', firstCommit } as never)).map(
        ({ fields }) => fields['commit'],
      );
    expect(await find('a')).toEqual(['b', 'd']);
    expect(await find(null)).toEqual(['a', 'b', 'd']);
    expect(await find('d')).toEqual([]);
  });
});
