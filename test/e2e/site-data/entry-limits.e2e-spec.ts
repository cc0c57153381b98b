import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SitesApp, type TestSite, startSites } from '../../harness/sites.js';

const SCHEMA = JSON.stringify({
  version: 1,
  collections: [
    {
      name: 'cards',
      title: 'Cards',
      access: 'edit',
      fields: [{ name: 'title', label: 'Title', type: 'long_text', isRequired: true }],
      publicFields: ['title'],
    },
  ],
});

let app: SitesApp;
beforeAll(async () => {
  app = await startSites({ env: { ENTRIES_PER_ACCOUNT: '5', ENTRY_MB_PER_ACCOUNT: '1' } });
});
afterAll(() => app.close());

/** Two sites of a new account, each with a collection of cards. */
async function twoSites(): Promise<[TestSite, TestSite]> {
  const { accountId } = await app.createAccount();
  const site = () => app.addSite(accountId, { 'index.html': '<p>home</p>', '.capstan/data.json': SCHEMA });
  return [await site(), await site()];
}

let senders = 0;

/** @returns the status, and the answer. */
async function send(
  site: TestSite,
  title: string,
  { id, method = 'POST' }: { id?: string; method?: string } = {},
): Promise<{ status: number; body: ReturnType<typeof JSON.parse> }> {
  const answer = await fetch(`${app.url}${site.path}_data/cards${id === undefined ? '' : `/${id}`}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.18.0.${(senders += 1)}` },
    ...(method === 'DELETE' ? { body: '{}' } : { body: JSON.stringify({ title }) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const usageOf = async (site: TestSite): Promise<{ entries: number; bytes: number }> => {
  const [row] = await app.dataSource.query(
    `SELECT entries, bytes::int FROM account_entry_usage u JOIN sites s USING (account_id) WHERE s.id = $1`,
    [site.companyId],
  );
  return row;
};

describe('entries of an account', () => {
  it('stay within the limit over all its sites with concurrent requests', async () => {
    const [one, other] = await twoSites();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, n) => send(n % 2 === 0 ? one : other, `card ${n}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body.error.code).toBe('too_many');
      expect(body.error.message).toContain('may hold 5 of at most 1 MB together');
    }
    expect((await usageOf(one)).entries).toBe(5);

    const [quiet] = await twoSites();
    expect((await send(quiet, 'a card')).status).toBe(201);
  });

  it('may be changed at the limit, and free space when they are deleted', async () => {
    const [one, other] = await twoSites();
    const made: { id: string }[] = [];
    for (let n = 0; n < 5; n += 1) made.push((await send(one, 'a card')).body);
    expect((await send(other, 'one more')).status).toBe(409);
    const id = made[0]?.id as string;
    expect((await send(one, 'b card', { id, method: 'PATCH' })).status).toBe(200);
    expect((await send(one, '', { id, method: 'DELETE' })).status).toBe(200);
    expect((await send(other, 'one more')).status).toBe(201);
    expect((await send(other, 'two more')).status).toBe(409);
    expect((await usageOf(one)).entries).toBe(5);
  });

  it('stay within the limit in bytes', async () => {
    const [one, other] = await twoSites();
    expect((await send(one, 'a card')).status).toBe(201);
    await app.dataSource.query(
      `UPDATE account_entry_usage u SET bytes = 1024 * 1024 - 100 FROM sites s
       WHERE s.account_id = u.account_id AND s.id = $1`,
      [one.companyId],
    );
    expect((await send(other, 'x'.repeat(200))).status).toBe(409);
    expect((await send(other, 'a card')).status).toBe(201);
  });
});
