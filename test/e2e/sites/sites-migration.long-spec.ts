import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { runTypeScript } from '../../harness/run-typescript.js';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz';
const COMMIT = '9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345';

let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

const sql = <T = Record<string, unknown>>(statement: string, values: unknown[] = []): Promise<T[]> =>
  database.dataSource.query<T[]>(statement, values);

const undoSites = (): unknown =>
  runTypeScript('test/harness/undo-migrations.ts', [database.url, 'Sites1700001000001']);
const migrate = (): unknown => runTypeScript('test/harness/migrate-database.ts', [database.url]);
const SLOW = { timeout: 240_000 };

describe('the migration to sites', () => {
  const [company, account, build, entry] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

  it('keeps the preview URL, the entries and the history of a company', SLOW, async () => {
    undoSites();
    await sql(
      `INSERT INTO companies (id, account_id, name, is_default, preview_token, good_commit, open_points)
       VALUES ($1, $2, 'Krume & Korn', true, $3, $4, '["A page in French"]')`,
      [company, account, TOKEN, COMMIT],
    );
    await sql('INSERT INTO passed_commits (company_id, commit) VALUES ($1, $2)', [company, COMMIT]);
    await sql(
      `INSERT INTO builds (id, company_id, account_id, key_id, prompt, status) VALUES
         ($1, $2, $3, $3, 'A website for the bakery', 'completed'), ($4, $2, $3, $3, 'Make it green', 'running')`,
      [build, company, account, randomUUID()],
    );
    await sql(
      `INSERT INTO site_entries (id, company_id, collection, data, size_bytes) VALUES ($1, $2, 'messages', '{"name":"Ada"}', 14)`,
      [entry, company],
    );
    await sql('INSERT INTO site_data_usage (company_id, entries, bytes) VALUES ($1, 1, 14)', [company]);

    migrate();

    expect(await sql('SELECT * FROM sites')).toMatchObject([
      {
        id: company,
        company_id: company,
        account_id: account,
        name: 'Krume & Korn',
        preview_token: TOKEN,
        shown_commit: COMMIT,
        open_points: ['A page in French'],
        first_prompt: 'A website for the bakery',
      },
    ]);
    expect(await sql('SELECT site_id, is_new_site FROM builds ORDER BY number')).toEqual([
      { site_id: company, is_new_site: true },
      { site_id: company, is_new_site: false },
    ]);
    expect(await sql('SELECT site_id, commit, published_commit FROM gate_verdicts')).toEqual([
      { site_id: company, commit: COMMIT, published_commit: COMMIT },
    ]);
    expect(await sql('SELECT id, site_id FROM site_entries')).toEqual([{ id: entry, site_id: company }]);
    expect(await sql('SELECT site_id, entries FROM site_data_usage')).toEqual([
      { site_id: company, entries: 1 },
    ]);
  });

  it('can be reverted without losing a site: additional sites become companies', SLOW, async () => {
    const [site, further] = [randomUUID(), randomUUID()];
    const token = TOKEN.split('').toReversed().join('');
    await sql(
      `INSERT INTO sites (id, company_id, account_id, name, preview_token, shown_commit)
       VALUES ($1, $2, $3, 'Happy Paws', $4, $5)`,
      [site, company, account, token, COMMIT],
    );
    await sql(
      `INSERT INTO builds (id, company_id, site_id, account_id, key_id, prompt) VALUES ($1, $2, $3, $4, $4, 'A dog school')`,
      [further, company, site, account],
    );
    await sql(
      `INSERT INTO site_entries (site_id, collection, data, size_bytes) VALUES ($1, 'messages', '{}', 2)`,
      [site],
    );
    undoSites();
    expect(
      await sql('SELECT id, name, is_default, preview_token, good_commit FROM companies ORDER BY name'),
    ).toEqual([
      { id: site, name: 'Happy Paws', is_default: false, preview_token: token, good_commit: COMMIT },
      { id: company, name: 'Krume & Korn', is_default: true, preview_token: TOKEN, good_commit: COMMIT },
    ]);
    expect(await sql('SELECT company_id FROM builds WHERE id = $1', [further])).toEqual([
      { company_id: site },
    ]);
    expect(await sql('SELECT company_id FROM site_entries WHERE company_id = $1', [site])).toHaveLength(1);
    migrate();
    expect(await sql('SELECT id FROM sites WHERE id = company_id')).toHaveLength(2);
  });
});
