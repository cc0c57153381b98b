import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { startChromium } from '../../harness/chromium.js';
import { exampleNamed } from '../../harness/visited-site.js';
import { useVisitors } from '../../harness/visitor-bench.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const bench = useVisitors();

const submit = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });

describe('status and note of an entry', () => {
  it('are set by the owner, and not seen by visitors', async () => {
    const site = await bench.newSite();
    const { id } = (await bench.ask(site, 'cards', { json: { title: 'One' } })).body;
    const { status, body } = await bench.call(site, `/data/cards/${id}`, {
      json: { status: 'called back', note: 'likes rye' },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id,
      status: 'called back',
      note: 'likes rye',
      values: { title: 'One' },
    });
    expect(
      (await bench.call(site, `/data/cards/${id}`, { json: { status: 'done' } })).body.data,
    ).toMatchObject({ status: 'done', note: 'likes rye' });
    expect((await bench.ask(site, 'cards')).text).not.toMatch(/rye|done/);
  });

  it('filter the list, together with the text of entries', async () => {
    const site = await bench.newSite();
    const ids: string[] = [];
    for (const title of ['Rye 100%', 'Rye', 'Wheat'])
      ids.push((await bench.ask(site, 'cards', { json: { title } })).body.id);
    await bench.call(site, `/data/cards/${ids[2]}`, { json: { status: 'done', note: 'wants rye, too' } });
    const titles = async (query: string) =>
      (await bench.call(site, `/data/cards?${query}`)).body.data.entries.map(
        ({ values }: { values: { title: string } }) => values.title,
      );
    expect(await titles('search=RYE')).toEqual(['Wheat', 'Rye', 'Rye 100%']);
    expect(await titles('search=rye&status=new')).toEqual(['Rye', 'Rye 100%']);
    expect(await titles('search=100%25')).toEqual(['Rye 100%']);
    expect(await titles('search=_ye')).toEqual([]);
  });

  it('of an entry of another account or collection cannot be set', async () => {
    const site = await bench.newSite();
    const { id } = (await bench.ask(site, 'cards', { json: { title: 'One' } })).body;
    const { apiKey } = await bench.app.createAccount();
    const json = { status: 'done' };
    expect((await bench.call(site, `/data/cards/${id}`, { json, key: apiKey })).status).toBe(404);
    expect((await bench.call(site, `/data/guests/${id}`, { json })).status).toBe(404);
    expect((await bench.call(site, '/data/cards/none', { json })).status).toBe(404);
  });
});

describe("the owner's page", () => {
  it('is found by its link only, until the link is renewed or closed', async () => {
    const site = await bench.newSite();
    const first = await bench.ownerPage(site);
    expect((await fetch(first)).status).toBe(200);
    const second = await bench.ownerPage(site);
    expect((await fetch(first)).status).toBe(404);
    expect((await fetch(`${second}entries/cards`)).status).toBe(200);
    await bench.call(site, '/owner/link', { method: 'DELETE' });
    expect((await fetch(second)).status).toBe(404);
    expect((await fetch(`${bench.app.url}/o/`)).status).toBe(404);
    expect((await fetch(`${bench.app.url}/o/${'x'.repeat(43)}/`)).status).toBe(404);
  });

  it('runs no script, cannot be framed, and keeps its address to itself', async () => {
    const { headers } = await fetch(await bench.ownerPage(await bench.newSite()));
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('shows entries as text, and saves status and note', async () => {
    const site = await bench.newSite();
    const page = await bench.ownerPage(site);
    const { id } = (await bench.ask(site, 'cards', { json: { title: '<img src=x onerror=alert(1)>' } })).body;
    const text = await (await fetch(`${page}entries/cards`)).text();
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).not.toContain('<img');
    const saved = await submit(`${page}entries/cards/${id}`, { status: 'paid', note: 'in cash' });
    expect(saved.status).toBe(303);
    expect(await (await fetch(`${page}entries/cards?status=paid`)).text()).toContain('in cash');
    expect((await bench.call(site, '/data/cards')).body.data.entries[0]).toMatchObject({ status: 'paid' });
    expect((await submit(`${page}entries/cards/${id}`, { status: '', note: '' })).status).toBe(422);
    expect((await submit(`${page}entries/guests/${id}`, { status: 'x', note: '' })).status).toBe(404);
  });

  it('adds entries, also where visitors cannot, by the rules of the form', async () => {
    const site = await bench.newSite();
    const page = await bench.ownerPage(site);
    const refused = await submit(`${page}entries/invoices`, { customer: '' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('id="f-customer-fault"');
    expect((await submit(`${page}entries/invoices`, { customer: 'Ada' })).status).toBe(303);
    expect(await bench.stored(site, 'invoices')).toEqual([{ customer: 'Ada' }]);
    expect((await submit(`${page}entries/nothing`, {})).status).toBe(404);
  });

  it('deletes an entry, and exports the others', async () => {
    const site = await bench.newSite();
    const page = await bench.ownerPage(site);
    const { id } = (await bench.ask(site, 'cards', { json: { title: 'One' } })).body;
    await bench.ask(site, 'cards', { json: { title: 'Two' } });
    expect((await submit(`${page}entries/cards/${id}/delete`, {})).status).toBe(303);
    const csv = await fetch(`${page}entries/cards/export.csv`);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect((await csv.text()).split('\r\n').filter(Boolean)).toEqual([
      expect.stringContaining('status'),
      expect.stringContaining('Two'),
    ]);
  });

  it('saves the settings, which the API returns', async () => {
    const site = await bench.newSite();
    const page = await bench.ownerPage(site);
    expect((await submit(`${page}settings`, { notify_email: 'no address' })).status).toBe(422);
    await submit(`${page}settings`, { notify_email: 'ada@example.org', confirms_entries: 'on' });
    const settings = { notify_email: 'ada@example.org', confirms_entries: true, is_email_available: false };
    expect((await bench.call(site, '/owner')).body.data).toMatchObject(settings);
    const { body } = await bench.call(site, '/owner', { json: { notify_email: null } });
    expect(body.data).toMatchObject({ ...settings, notify_email: null });
    expect(await (await fetch(page)).text()).toContain('cannot send e-mail yet');
  });
});

describe("texts on the owner's page", () => {
  const withDocument = async () => {
    const site = await bench.newSite();
    bench.app.documents.documents.set(site.siteId, { commit: 'c1', document: exampleNamed('bakery') });
    return { site, url: `${await bench.ownerPage(site)}texts` };
  };
  const documentOf = (siteId: string) => bench.app.documents.documents.get(siteId)?.document;

  it('are changed as patches of the document', async () => {
    const { site, url } = await withDocument();
    const index = documentOf(site.siteId)?.facts.findIndex(({ type }) => type === 'hours') ?? -1;
    expect(await (await fetch(url)).text()).toContain(`name="/facts/${index}/closes"`);
    const saved = await submit(url, { commit: 'c1', [`/facts/${index}/closes`]: '17:45' });
    expect(saved.status).toBe(303);
    expect(documentOf(site.siteId)?.facts[index]).toMatchObject({ closes: '17:45' });
  });

  it('are kept as they were typed in when the change is refused', async () => {
    const { site, url } = await withDocument();
    const index = documentOf(site.siteId)?.facts.findIndex(({ type }) => type === 'hours') ?? -1;
    for (const [commit, closes] of [
      ['c1', 'late'],
      ['c0', '17:45'],
    ] as const) {
      const refused = await submit(url, { commit, [`/facts/${index}/closes`]: closes });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain(`name="/facts/${index}/closes" value="${closes}"`);
    }
    expect(documentOf(site.siteId)).toEqual(exampleNamed('bakery'));
  });

  it('are not there for a site without a document', async () => {
    const url = await bench.ownerPage(await bench.newSite());
    expect((await fetch(`${url}texts`)).status).toBe(404);
  });
});

describe("the owner's page in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser?.close());

  it.each([1280, 360])('violates no rule of axe and fits its window of %d pixels', async (width) => {
    const site = await bench.newSite();
    const url = await bench.ownerPage(site);
    await bench.ask(site, 'everything', { json: { name: 'Ada', story: 'x'.repeat(300), extras: ['a'] } });
    const context = await browser.newContext({ viewport: { width, height: 800 }, bypassCSP: true });
    const page = await context.newPage();
    bench.app.documents.documents.set(site.siteId, { commit: 'c1', document: exampleNamed('bakery') });
    for (const path of ['', 'entries/everything', 'texts']) {
      await page.goto(url + path);
      for (const summary of await page.locator('summary').all()) await summary.click();
      await page.evaluate(AXE);
      const violations = await page.evaluate(
        'axe.run(document, { preload: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + nodes[0].target))',
      );
      expect(violations).toEqual([]);
      expect(
        await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      ).toBe(0);
    }
    await context.close();
  });
});
