import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChromium } from '../../harness/chromium.js';
import { type SitesApp, type TestSite, startSites } from '../../harness/sites.js';

const FONT = 'fonts/none.woff2';
const PAGE = `<!doctype html>
<html lang="en">
<head>
<title>Home</title>
<link rel="stylesheet" href="style.css">
<link rel="icon" href="logo.svg">
</head>
<body>
<p id="inline" style="color: rgb(1, 2, 3)">inline</p>
<img id="picture" src="logo.svg" alt="">
<form method="post" action="_data/messages">
<input type="hidden" name="_page" value="index.html">
<input name="_website" hidden>
<input name="text">
<button>Send</button>
</form>
<a href="about.html">about</a>
<script src="app.js"></script>
<script>window.inline = 1</script>
</body>
</html>`;

const FILES = {
  'index.html': PAGE,
  'about.html': '<!doctype html><title>About</title><link rel="stylesheet" href="style.css"><p>about</p>',
  'style.css':
    '@font-face { font-family: f; src: url(fonts/none.woff2) } body { background: rgb(4, 5, 6); font-family: f }',
  'app.js': 'window.external = 1',
  'logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"><rect width="7" height="7"/></svg>',
  [FONT]: 'no font',
  'evil.svg':
    '<svg xmlns="http://www.w3.org/2000/svg"><script>document.documentElement.id = "ran"</script></svg>',
  '.capstan/data.json': JSON.stringify({
    version: 1,
    collections: [
      {
        name: 'messages',
        title: 'Messages',
        access: 'submit',
        fields: [{ name: 'text', label: 'Text', type: 'text', isRequired: true }],
      },
      {
        name: 'diary',
        title: 'Diary',
        access: 'private',
        fields: [{ name: 'text', label: 'Text', type: 'text', isRequired: true }],
      },
    ],
  }),
};

/** What a script of the page gets from a URL: its text, or the name of the error. */
const fetched = (page: Page, url: string, init: object = {}): Promise<string> =>
  page.evaluate(
    ([address, options]) =>
      fetch(address, options).then(
        (response) => response.text(),
        (error: Error) => error.name,
      ),
    [url, init] as [string, object],
  );

/** Value of an expression in the page: its text, or the name of the error. */
const attempt = (page: Page, code: string): Promise<string> =>
  page.evaluate(`(() => { try { return String(${code}) } catch (error) { return error.name } })()`);

/** An app with two sites of one account. */
interface Served {
  app: SitesApp;
  site: TestSite;
  other: TestSite;
}

async function serve(env: Record<string, string> = {}): Promise<Served> {
  const app = await startSites({ env });
  const { accountId } = await app.createAccount();
  const site = await app.addSite(accountId, FILES);
  return { app, site, other: await app.addSite(accountId, FILES) };
}

let onService: Served;
let onOneOrigin: Served;
let onOwnOrigins: Served;
let browser: Browser;

beforeAll(async () => {
  [onService, onOneOrigin, onOwnOrigins] = await Promise.all([
    serve(),
    serve({ PREVIEW_ORIGIN: 'http://sites.test', BASE_URL: 'http://one.capstan.test' }),
    serve({ PREVIEW_ORIGIN: 'http://*.sites.test', BASE_URL: 'http://own.capstan.test' }),
  ]);
  const [one, own] = [onOneOrigin, onOwnOrigins].map(({ app }) => new URL(app.url).host);
  browser = await startChromium({
    'sites.test': one!,
    'one.capstan.test': one!,
    '*.sites.test': own!,
    'own.capstan.test': own!,
  });
});
afterAll(async () => {
  await browser.close();
  await Promise.all([onService, onOneOrigin, onOwnOrigins].map(({ app }) => app.close()));
});

async function open(url: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(url);
  return { page, faults };
}

describe.concurrent('a page on the host of the service', () => {
  it('renders and works as built', async () => {
    const { app, site } = onService;
    const { page, faults } = await open(app.url + site.path);
    const seen = await page.evaluate(`({
      background: getComputedStyle(document.body).backgroundColor,
      inline: getComputedStyle(document.getElementById('inline')).color,
      picture: document.getElementById('picture').naturalWidth,
      scripts: [window.external, window.inline],
    })`);
    expect(seen).toEqual({ background: 'rgb(4, 5, 6)', inline: 'rgb(1, 2, 3)', picture: 7, scripts: [1, 1] });
    expect(faults.filter((fault) => !fault.includes('font'))).toEqual([]);
    await page.click('a');
    await page.waitForURL(/about\.html$/);
    expect(await page.title()).toBe('About');
  });

  it('submits its form without scripts, and returns to the same place', async () => {
    const { app, site } = onService;
    const { page } = await open(app.url + site.path);
    await page.fill('[name=text]', 'hello');
    await page.click('button');
    await page.waitForURL(/sent=messages/);
    expect(page.url()).toBe(`${app.url}${site.path}index.html?sent=messages#messages`);
    expect(await page.title()).toBe('Home');
    expect(await attempt(page, 'document.cookie')).toBe('SecurityError');
    const [entry] = await app.dataSource.query<{ data: object }[]>(
      `SELECT data FROM site_entries WHERE site_id = $1 AND collection = 'messages'`,
      [site.companyId],
    );
    expect(entry?.data).toEqual({ text: 'hello' });
  });

  it('accesses its data with a script', async () => {
    const { app, site } = onService;
    const { page } = await open(app.url + site.path);
    expect(await fetched(page, 'style.css')).toBe(FILES['style.css']);
    const headers = { 'content-type': 'application/json', 'x-space': 'secret-0123456789abcdef' };
    const sent = JSON.parse(
      await fetched(page, '_data/diary', { method: 'POST', headers, body: '{"text":"one"}' }),
    );
    expect(sent).toEqual({ id: expect.any(String), at: expect.any(String) });
    const change = { method: 'PATCH', headers, body: '{"text":"two"}' };
    expect(await fetched(page, `_data/diary/${sent.id}`, change)).toContain('two');
    expect(JSON.parse(await fetched(page, '_data/diary', { headers }))).toMatchObject({ count: 1 });
    const refused = await fetched(page, '_data/diary', { method: 'POST', headers, body: '{}' });
    expect(JSON.parse(refused).error.code).toBe('required');
    expect(await fetched(page, `_data/diary/${sent.id}`, { method: 'DELETE', headers })).toContain(sent.id);
  });

  it('cannot access the API, other sites, or browser storage', async () => {
    const { app, site, other } = onService;
    const { page } = await open(app.url + site.path);
    await page.context().addCookies([{ name: 'session', value: 'secret', url: app.url }]);
    await page.reload();
    for (const url of [
      '/v1/credits',
      '/health/live',
      `${app.url}/health/live`,
      other.path,
      `${other.path}_data/messages`,
      `_data/../../${other.token}/_data/messages`,
    ]) {
      expect(`${url} ${await fetched(page, url)}`).toBe(`${url} TypeError`);
    }
    expect(await fetched(page, '_data/messages', { credentials: 'include' })).toBe('TypeError');
    expect(await attempt(page, 'document.cookie')).toBe('SecurityError');
    expect(await attempt(page, 'localStorage.length')).toBe('SecurityError');
    expect(await attempt(page, 'indexedDB.open("x")')).toBe('SecurityError');
    expect(await attempt(page, 'window.origin')).toBe('null');
    expect(await attempt(page, 'window.open("about.html")')).toBe('null');
    expect(await attempt(page, '(document.domain = location.hostname)')).toBe('SecurityError');
  });

  it.each(['evil.svg', 'no-such-page', '_data/nothing'])('is sandboxed at %s, too', async (path) => {
    const { app, site } = onService;
    const { page } = await open(app.url + site.path + path);
    expect(await attempt(page, 'window.origin')).toBe('null');
  });
});

describe.concurrent.each([
  [
    'one origin for all sites',
    () => onOneOrigin,
    'http://one.capstan.test',
    (token: string) => `http://sites.test/p/${token}/`,
  ],
  [
    'one origin a site',
    () => onOwnOrigins,
    'http://own.capstan.test',
    (token: string) => `http://${token}.sites.test/`,
  ],
])('a page on PREVIEW_ORIGIN, %s', (_name, served, service, urlOf) => {
  it('is the redirect target of the service host, and keeps what scripts store', async () => {
    const { site } = served();
    const { page } = await open(`${service}${site.path}`);
    expect(page.url()).toBe(urlOf(site.token));
    expect(await attempt(page, '(localStorage.setItem("a", "1"), localStorage.getItem("a"))')).toBe('1');
    expect(await attempt(page, 'getComputedStyle(document.body).backgroundColor')).toBe('rgb(4, 5, 6)');
  });

  it('submits its form, and accesses only its own data', async () => {
    const { site, other } = served();
    const { page } = await open(urlOf(site.token));
    await page.fill('[name=text]', 'hello');
    await page.click('button');
    await page.waitForURL(/sent=messages/);
    expect(page.url()).toBe(`${urlOf(site.token)}index.html?sent=messages#messages`);
    expect(JSON.parse(await fetched(page, '_data/messages'))).toMatchObject({ count: 1 });
    const elsewhere = [
      `${service}/v1/credits`,
      `${service}/health/live`,
      `${urlOf(other.token)}_data/messages`,
    ];
    for (const url of elsewhere) expect(`${url} ${await fetched(page, url)}`).toBe(`${url} TypeError`);
  });
});
