import { type SiteDocument } from '@capstan/site-document';
import { renderSite } from '@capstan/site-renderer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { appDocument, recordOf } from '../../harness/app-document.js';
import { startChromium } from '../../harness/chromium.js';
import { TestMailTransport, sentMail } from '../../harness/sent-mail.js';
import type { TestSite } from '../../harness/sites.js';
import { useVisitors } from '../../harness/visitor-bench.js';

const bench = useVisitors({ transports: [TestMailTransport] });

const MEMBERS = { read: 'members', create: 'members', update: 'members' } as const;

/** A public home page, and a page with minutes for members. */
function club(): SiteDocument {
  const document = appDocument(
    recordOf({
      id: 'minutes',
      fields: [{ id: 'title', label: 'Title', type: 'text', isRequired: true }],
      views: [{ type: 'list', title: 'title' }],
      access: MEMBERS,
    }),
  );
  const [home] = document.pages;
  if (!home) throw new Error('no page');
  const inside = { ...home, id: 'inside', path: '/inside', title: 'Inside', isMembersOnly: true };
  return { ...document, pages: [home, inside] };
}

let files: Record<string, string | Uint8Array>;
beforeAll(async () => {
  files = Object.fromEntries(await renderSite(club()));
});

const newClub = (): Promise<TestSite> => bench.app.addSite(bench.owner.accountId, files);

const addMember = (site: TestSite, email: string) =>
  bench.call(site, '/members', { method: 'POST', json: { email } });

const post = (site: TestSite, path: string, form: Record<string, string>) =>
  fetch(`${bench.app.url}${site.path}_members/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': bench.nextAddress() },
    body: new URLSearchParams(form),
  });

/** Requests a link, and returns the secret in the e-mail. */
async function linkFor(site: TestSite, email: string): Promise<string> {
  const before = sentMail.length;
  expect((await post(site, 'link', { email, page: 'inside.html' })).status).toBe(200);
  await expect.poll(() => sentMail.length).toBe(before + 1);
  const mail = sentMail.at(-1);
  expect(mail?.to).toBe(email);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Signs in, and returns the cookie. */
async function cookieFor(site: TestSite, email: string): Promise<string> {
  const entered = await post(site, 'enter', { token: await linkFor(site, email) });
  expect(entered.status).toBe(303);
  expect(entered.headers.get('location')).toBe('../inside.html');
  return String(entered.headers.get('set-cookie'));
}

const pageOf = (site: TestSite, path: string, cookie?: string) =>
  fetch(`${bench.app.url}${site.path}${path}`, {
    headers: cookie === undefined ? {} : { cookie: cookie.split(';')[0] ?? '' },
  });

describe('a page for members', () => {
  it('is not served to others, by no address of it', async () => {
    const site = await newClub();
    for (const path of ['inside.html', 'inside']) {
      const refused = await pageOf(site, path);
      expect(refused.status).toBe(401);
      expect(await refused.text()).not.toContain('data-entries');
    }
    expect((await pageOf(site, '')).status).toBe(200);
    expect(await (await pageOf(site, 'sitemap.xml')).text()).not.toContain('inside');
  });

  it('is served to a member who signed in, with the session for its script and forms', async () => {
    const site = await newClub();
    await addMember(site, 'Ada@Example.org');
    const cookie = await cookieFor(site, 'ada@example.org');
    expect(cookie).toContain(`Path=${site.path}; `);
    expect(cookie).toContain('HttpOnly; SameSite=Lax');
    const page = await pageOf(site, 'inside.html', cookie);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const session = /=([\w-]+);/.exec(cookie)?.[1] ?? '';
    const html = await page.text();
    expect(html).toContain(`<meta name="capstan-member" content="${session}">`);
    expect(html).toContain(`<input type="hidden" name="_member" value="${session}">`);
  });

  it('is closed to members of another site, and to a member who was removed', async () => {
    const [one, two] = [await newClub(), await newClub()];
    const { body } = await addMember(one, 'ada@example.org');
    const cookie = await cookieFor(one, 'ada@example.org');
    expect((await pageOf(two, 'inside.html', cookie)).status).toBe(401);
    await bench.call(one, `/members/${body.data.id}`, { method: 'DELETE' });
    expect((await pageOf(one, 'inside.html', cookie)).status).toBe(401);
  });

  it('is omitted from the archive for other hosts', async () => {
    const site = await newClub();
    const answer = await bench.call(site, '/archive');
    expect(answer.text).toContain('index.html');
    expect(answer.text).not.toContain('inside.html');
  });
});

describe('a sign-in link', () => {
  it('is valid once', async () => {
    const site = await newClub();
    await addMember(site, 'ada@example.org');
    const token = await linkFor(site, 'ada@example.org');
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(site, 'enter', { token })));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  });

  it('is not used up by a program that only opens it', async () => {
    const site = await newClub();
    await addMember(site, 'ada@example.org');
    const token = await linkFor(site, 'ada@example.org');
    const opened = await pageOf(site, `_members/enter?token=${token}`);
    expect(opened.headers.get('set-cookie')).toBeNull();
    expect((await post(site, 'enter', { token })).status).toBe(303);
  });

  it('is valid for twenty minutes', async () => {
    const site = await newClub();
    await addMember(site, 'ada@example.org');
    const token = await linkFor(site, 'ada@example.org');
    const [{ minutes } = { minutes: 0 }] = await bench.app.dataSource.query<{ minutes: number }[]>(
      `SELECT round(extract(epoch FROM max(t.expires_at) - now()) / 60)::int AS minutes
       FROM site_member_tokens t JOIN site_members m ON m.id = t.member_id WHERE m.site_id = $1`,
      [site.siteId],
    );
    expect(minutes).toBe(20);
    await bench.app.dataSource.query(
      `UPDATE site_member_tokens SET expires_at = now() - interval '1 second'
       WHERE member_id IN (SELECT id FROM site_members WHERE site_id = $1)`,
      [site.siteId],
    );
    expect((await post(site, 'enter', { token })).status).toBe(410);
  });

  it('is sent to members only, and the answer does not say who is one', async () => {
    const site = await newClub();
    await addMember(site, 'ada@example.org');
    const before = sentMail.length;
    const [member, other] = await Promise.all(
      ['ada@example.org', 'eve@example.org'].map((email) => post(site, 'link', { email, page: '' })),
    );
    expect(await other?.text()).toBe(await member?.text());
    await expect.poll(() => sentMail.length).toBe(before + 1);
    expect(sentMail.at(-1)?.to).toBe('ada@example.org');
  });

  it('leads to a page of the site, and nowhere else', async () => {
    const site = await newClub();
    await addMember(site, 'ada@example.org');
    const before = sentMail.length;
    await post(site, 'link', { email: 'ada@example.org', page: '//evil.example' });
    await expect.poll(() => sentMail.length).toBe(before + 1);
    const token = /token=([\w-]+)/.exec(sentMail.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await post(site, 'enter', { token })).headers.get('location')).toBe('../');
  });
});

describe('entries for members', () => {
  it('are read and written with the session, by a header or a field of a form', async () => {
    const site = await newClub();
    await addMember(site, 'ada@example.org');
    const session = /=([\w-]+);/.exec(await cookieFor(site, 'ada@example.org'))?.[1] ?? '';
    const headers = { 'x-member': session };
    expect((await bench.ask(site, 'minutes')).status).toBe(401);
    expect((await bench.ask(site, 'minutes', { json: { title: 'One' }, headers })).status).toBe(201);
    expect((await bench.ask(site, 'minutes', { form: { title: 'Two', _member: session } })).status).toBe(303);
    const { body } = await bench.ask(site, 'minutes', { headers });
    expect(body.entries.map(({ title }: { title: string }) => title)).toEqual(['Two', 'One']);
    expect((await bench.ask(site, 'minutes', { headers: { 'x-member': 'x'.repeat(43) } })).status).toBe(401);
  });
});

describe('signing in, in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser?.close());

  it('leads from the closed page to its entries, in the sandbox of previews', async () => {
    const site = await newClub();
    await addMember(site, 'ada@example.org');
    const page = await browser.newPage();
    await page.goto(`${bench.app.url}${site.path}inside.html`);
    const before = sentMail.length;
    await page.getByLabel('E-mail address').fill('ada@example.org');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('a link is on its way').waitFor();
    await expect.poll(() => sentMail.length).toBe(before + 1);
    const token = /token=([\w-]+)/.exec(sentMail.at(-1)?.text ?? '')?.[1] ?? '';
    await page.goto(`${bench.app.url}${site.path}_members/enter?token=${token}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Nothing here yet.').waitFor();
    await page.getByText('Add: Entry').click();
    await page.getByLabel('Title').fill('Annual meeting');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.locator('.frame-list').getByText('Annual meeting').waitFor();
    expect(await bench.stored(site, 'minutes')).toEqual([{ title: 'Annual meeting' }]);
    const stranger = await browser.newPage();
    await stranger.goto(`${bench.app.url}${site.path}`);
    await stranger.getByText('Please sign in first.').waitFor();
    await stranger.getByRole('link', { name: 'Sign in' }).click();
    await stranger.getByLabel('E-mail address').waitFor();
  });
});

describe('members', () => {
  it('are listed, added and removed on the page of the owner', async () => {
    const site = await newClub();
    const page = await bench.ownerPage(site);
    const submit = (path: string, form: Record<string, string>) =>
      fetch(page + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
    expect((await submit('members', { emails: 'ada@example.org\nben@example' })).status).toBe(422);
    expect((await submit('members', { emails: 'ada@example.org\nBen@example.org' })).status).toBe(303);
    const { body } = await bench.call(site, '/members');
    expect(body.data.members).toMatchObject([
      { email: 'ada@example.org', signed_in_at: null },
      { email: 'ben@example.org' },
    ]);
    expect(await (await fetch(`${page}members`)).text()).toContain('ben@example.org');
    expect((await submit(`members/${body.data.members[0].id}/remove`, {})).status).toBe(303);
    expect((await bench.call(site, '/members')).body.data.members).toHaveLength(1);
  });

  it('cannot be seen or changed by another account', async () => {
    const site = await newClub();
    const { apiKey } = await bench.app.createAccount();
    const json = { email: 'eve@example.org' };
    expect((await bench.call(site, '/members', { key: apiKey })).status).toBe(404);
    expect((await bench.call(site, '/members', { method: 'POST', json, key: apiKey })).status).toBe(404);
  });
});
