import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { IndexFolder, IndexSite, LocalIndex } from '@capstan/local-index';
import { OutboundClient } from '@capstan/platform-outbound';
import { pdfOf } from '@capstan/platform-testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { StandInWeb, sendHtml } from '../../harness/stand-in-web/index.js';

/** A machine with no key and no network: an indexed folder is searched, and pages of a site on loopback are read. */
const web = new StandInWeb();
let app: TestApp;
let folder: string;

beforeAll(async () => {
  await web.start();
  folder = await mkdtemp(join(tmpdir(), 'capstan-manuals-'));
  app = await startApp({ env: { OUTBOUND_ALLOW_HOSTS: web.hostPort } });
});
afterAll(async () => {
  await app.close();
  await web.stop();
  await rm(folder, { recursive: true, force: true });
});

const SCRIPTED = `<!doctype html><title>Tide table</title><div id="root"></div><script>
  setTimeout(() => {
    document.getElementById('root').innerHTML = '<main><h1>Tide table</h1><p>' +
      'High water at the harbour mouth is expected at four in the afternoon, and again before dawn. '.repeat(4) +
      '</p></main>';
  }, 150);
</script>`;

describe('without keys and network', () => {
  it('an indexed folder answers searches, also with citations', async () => {
    await writeFile(
      join(folder, 'anchor.md'),
      '# Anchor winch\n\nGrease the pawl of the anchor winch every forty hours of use. Rinse it with fresh water.\n',
    );
    const index = new LocalIndex(app.app.get(DataSource));
    await new IndexFolder(index).run(folder, { name: 'manuals', sourceType: 'web' });
    const { body } = await app.call('/v1/search', {
      body: { query: 'how often should I grease the winch pawl', mode: 'ai' },
    });
    expect(body).toMatchObject({
      success: true,
      credits_used: 1,
      metadata: { provider_used: 'local_index', mode_used: 'ai_extractive' },
    });
    expect(body.data.answer).toBe('Grease the pawl of the anchor winch every forty hours of use. [Source 1]');
    expect(body.data.citations).toEqual([
      { source: 1, url: 'index://manuals/anchor.md', title: 'Anchor winch' },
    ]);
  });

  it('a document answers a search with a list and its introduction', async () => {
    await writeFile(
      join(folder, 'sails.md'),
      '# Sails\n\n## Drying\n\nWet sails are dried in one of these ways:\n\n- on the mast in a light breeze\n- in the loft over the beams\n\n## Folding\n\nTwo people fold a sail.\n',
    );
    await new IndexFolder(new LocalIndex(app.app.get(DataSource))).run(folder, {
      name: 'manuals',
      sourceType: 'web',
    });
    const { body } = await app.call('/v1/search', {
      body: { query: 'what are the ways to dry wet sails?', mode: 'ai' },
    });
    expect(body.data.answer).toBe(
      [
        'Wet sails are dried in one of these ways: [Source 1]',
        'on the mast in a light breeze [Source 1]',
        'in the loft over the beams [Source 1]',
      ].join('\n'),
    );
  });

  it('a search has no answer if no document answers, and has its results', async () => {
    const { body } = await app.call('/v1/search', {
      body: { query: 'in which year was the winch of the ferry painted green?', mode: 'ai' },
    });
    expect(body).toMatchObject({ success: true, credits_used: 1, metadata: { mode_used: 'ai_extractive' } });
    expect(body.data).toMatchObject({ answer: null, citations: [] });
    expect(body.data.results.length).toBeGreaterThan(0);
  });

  it('a site on loopback is indexed and found', async () => {
    web.route('/harbour/', ({ response }) =>
      sendHtml(
        response,
        '<title>Harbour rules</title><h1>Harbour rules</h1><p>Visiting yachts report on channel twelve before they enter.</p>',
      ),
    );
    const { app: nest } = app;
    const site = new IndexSite(new LocalIndex(nest.get(DataSource)), nest.get(OutboundClient));
    await site.run(`${web.origin}/harbour/`, { name: 'harbour', sourceType: 'web' });
    const { body } = await app.call('/v1/search', { body: { query: 'on which channel do yachts report' } });
    expect(body.data.results[0].url).toBe(`${web.origin}/harbour/`);
  });

  it('a document found in a folder is read completely', async () => {
    const found = await app.call('/v1/search', { body: { query: 'grease the winch pawl' } });
    const { url } = found.body.data.results[0];
    expect(url).toBe('index://manuals/anchor.md');
    const { body, text } = await app.call('/v1/scrape', { body: { url, formats: ['markdown', 'text'] } });
    expect(body, text).toMatchObject({
      success: true,
      credits_used: 1,
      data: { url, final_url: url, title: 'Anchor winch', metadata: null },
      metadata: { provider_used: 'local_index', providers_tried: ['local_index'] },
    });
    expect(body.data.markdown).toMatch(/^# Anchor winch\n\nGrease the pawl/);
    expect(body.data.text).toContain('Rinse it with fresh water.');
  });

  it.each(['auto', 'fetch', 'browser'])('no other file is read or revealed, in mode %s', async (mode) => {
    await writeFile(join(folder, 'later.md'), 'This is not indexed.');
    const here = 'index://manuals';
    const answers = await Promise.all(
      [
        'file:///etc/passwd',
        'file:///nowhere/at/all',
        `${here}/later.md`,
        `${here}/../../etc/passwd`,
        `${here}/%2e%2e/%2e%2e/etc/passwd`,
        `${here}/..%2f..%2fetc%2fpasswd`,
        `${here}/anchor.md%00.html`,
        `${here}/`,
        'index://other/anchor.md',
        `${pathToFileURL(folder).href}/anchor.md`,
        'file://localhost/etc/passwd',
        'file://127.0.0.1/etc/passwd',
        'FILE:/etc/passwd',
      ].map((url) => app.call('/v1/scrape', { body: { url, mode } })),
    );
    for (const { status, body, text } of answers) {
      expect(body.error, text).toMatchObject({ status: 400, type: expect.stringMatching(/invalid-url$/) });
      expect([status, body.credits_used]).toEqual([400, 0]);
      expect(text).not.toMatch(/root:|This is not indexed/);
    }
  });

  it('a page of an indexed site is read from the index once the site is gone', async () => {
    const url = `${web.origin}/harbour/`;
    const live = await app.call('/v1/scrape', { body: { url } });
    expect(live.body.metadata.provider_used).toBe('direct_fetch');
    web.route('/harbour/', ({ response }) => response.destroy());
    const { body, text } = await app.call('/v1/scrape', { body: { url } });
    expect(body, text).toMatchObject({
      success: true,
      data: { final_url: url, status_code: 200, title: 'Harbour rules' },
      metadata: { provider_used: 'local_index' },
    });
    expect(body.data.markdown).toContain('Visiting yachts report on channel twelve');
    const strict = await app.call('/v1/scrape', { body: { url, mode: 'fetch' } });
    expect(strict.body.success).toBe(false);
    const unknown = await app.call('/v1/scrape', { body: { url: `${web.origin}/harbour/other` } });
    expect(unknown.body.success).toBe(false);
  });

  it('a page rendered by scripts is read in the browser', async () => {
    web.route('/tides', ({ response }) => sendHtml(response, SCRIPTED));
    const { body, text } = await app.call('/v1/scrape', { body: { url: `${web.origin}/tides` } });
    expect(body, text).toMatchObject({
      success: true,
      metadata: { provider_used: 'chromium', providers_tried: ['direct_fetch', 'chromium'] },
    });
    expect(body.data.markdown).toContain('High water at the harbour mouth');
  });

  it('a PDF is read', async () => {
    web.route('/chart.pdf', ({ response }) => {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      response.end(pdfOf(['Soundings of the outer basin are given in metres below chart datum.']));
    });
    const { body, text } = await app.call('/v1/scrape', {
      body: { url: `${web.origin}/chart.pdf`, formats: ['text'] },
    });
    expect(body, text).toMatchObject({ success: true, metadata: { provider_used: 'direct_fetch' } });
    expect(body.data.text).toContain('metres below chart datum');
  });

  it('a screenshot is taken and can be fetched without a key', async () => {
    const { body, text } = await app.call('/v1/screenshot', {
      body: { url: `${web.origin}/tides`, wait_for: 'main', width: 640, height: 400 },
    });
    expect(body, text).toMatchObject({
      success: true,
      data: { width: 640, height: 400, media_type: 'image/png' },
      metadata: { provider_used: 'chromium' },
    });
    const picture = await fetch(`${app.url}${new URL(body.data.image_url).pathname}`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const head = Buffer.from(await picture.arrayBuffer());
    expect([head.readUInt32BE(16), head.readUInt32BE(20)]).toEqual([640, 400]);
  });

  it('and the ledger is balanced', async () => {
    expect(await app.audit()).toEqual([]);
  });
});
