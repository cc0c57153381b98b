import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type SitesApp, type TestSite, startSites } from '../harness/sites.js';

const FILES = {
  'index.html': '<!doctype html><title>Home</title><link rel="stylesheet" href="style.css"><p>home</p>',
  'about.html': '<!doctype html><title>About</title><p>about</p>',
  '404.html': '<!doctype html><title>Nothing</title><p>nothing here</p>',
  'style.css': 'body { color: green }',
  'app.js': 'document.title = "script"',
  'site.webmanifest': '{}',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'blog/index.html': '<!doctype html><p>blog</p>',
  'größe.html': '<!doctype html><p>size</p>',
  'data.unknown': 'bytes',
  '.capstan/site.json': '{"secret":true}',
  '.capstan/data.json': JSON.stringify({
    version: 1,
    collections: [
      {
        name: 'messages',
        title: 'Messages',
        access: 'submit',
        fields: [{ name: 'text', label: 'Text', type: 'text' }],
      },
    ],
  }),
  'brand/.hidden': 'secret',
  '_data/leak.html': 'secret',
};

let app: SitesApp;
let site: TestSite;
let other: TestSite;

beforeAll(async () => {
  app = await startSites();
  const { accountId } = await app.createAccount();
  site = await app.addSite(accountId, FILES);
  other = await app.addSite(accountId, { 'index.html': 'secret of another' });
});
afterAll(() => app.close());

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(app.url + path, { redirect: 'manual', ...init });

/** A commit with a symbolic link, which no work tree would write. */
function commitLink(dataDir: string, companyId: string, path: string, target: string): string {
  const gitDir = join(dataDir, 'workspaces', `${companyId}.git`);
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.test'];
  const git = (input: string, ...args: string[]): string =>
    execFileSync('git', [...author, '--git-dir', gitDir, ...args], { input, encoding: 'utf8' }).trim();
  const blob = git(target, 'hash-object', '-w', '--stdin');
  const tree = git(`${git('', 'ls-tree', 'HEAD')}\n120000 blob ${blob}\t${path}\n`, 'mktree');
  return git('', 'commit-tree', tree, '-p', 'HEAD', '-m', 'link');
}

interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** With the path and headers as they are: `fetch` would tidy up both. */
const ask = (
  path: string,
  options: { method?: string; headers?: Record<string, string>; to?: SitesApp } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL((options.to ?? app).url);
    const sent = request(
      { hostname, port, path, method: options.method ?? 'GET', headers: options.headers ?? {} },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    sent.on('error', reject).end();
  });

describe('a preview', () => {
  it.each([
    ['', 200, 'text/html; charset=utf-8', 'home'],
    ['index.html', 200, 'text/html; charset=utf-8', 'home'],
    ['about', 200, 'text/html; charset=utf-8', 'about'],
    ['gr%C3%B6%C3%9Fe', 200, 'text/html; charset=utf-8', 'size'],
    ['style.css', 200, 'text/css; charset=utf-8', 'green'],
    ['app.js?v=1', 200, 'text/javascript; charset=utf-8', 'script'],
    ['logo.svg', 200, 'image/svg+xml; charset=utf-8', 'svg'],
    ['site.webmanifest', 200, 'application/manifest+json; charset=utf-8', '{}'],
    ['data.unknown', 200, 'application/octet-stream', 'bytes'],
    ['blog/', 200, 'text/html; charset=utf-8', 'blog'],
    ['no-such-page', 404, 'text/html; charset=utf-8', 'nothing here'],
    ['deep/no-such-page', 404, 'text/html; charset=utf-8', 'There is no such page here'],
  ])('answers %j with %d', async (path, status, type, text) => {
    const answer = await get(site.path + path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(await answer.text()).toContain(text);
  });

  it.each([
    ['', `./TOKEN/`],
    ['?a=1', `./TOKEN/?a=1`],
    ['/blog', './blog/'],
    ['/blog?a=1', './blog/?a=1'],
    ['/about/', '../about'],
    ['/about.html/', '../about.html'],
  ])('moves %j to where its relative links hold', async (path, location) => {
    const answer = await get(`/p/${site.token}${path}`);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(location.replace('TOKEN', site.token));
  });

  it('is fetched again only when it changed', async () => {
    const first = await get(`${site.path}about`);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect((await get(`${site.path}style.css`)).headers.get('cache-control')).toBe('max-age=5');
    const known = await get(`${site.path}about`, { headers: { 'if-none-match': `W/${etag}, "x"` } });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    await site.publish({ 'about.html': '<!doctype html><p>about, changed</p>' });
    const changed = await get(`${site.path}about`, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('changed');
    const untouched = await get(`${site.path}style.css`);
    expect(untouched.headers.get('etag')).not.toBe(changed.headers.get('etag'));
  });

  it('answers HEAD with the headers alone, and no other method', async () => {
    const head = await get(site.path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(FILES['index.html'].length));
    expect(await head.text()).toBe('');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await get(site.path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    }
  });

  it('does not count with the calls of the API', async () => {
    for (let n = 0; n < 80; n += 1) expect((await get(`${site.path}style.css`)).status).toBe(200);
  });

  it('holds back who asks for far more than a visitor does', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.99' };
    const statuses: number[] = [];
    // So many requests may take longer than the minute that they are counted in.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let n = 0; n < 1210; n += 55) {
      const answers = Array.from({ length: 55 }, () => get(`/p/${'a'.repeat(26)}/`, { headers }));
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(1200);
    const refused = await get(site.path, { headers });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get(site.path)).status).toBe(200);
  });

  it('goes on from where a commit was published, and is gone with it', async () => {
    const { accountId } = await app.createAccount();
    const fresh = await app.addSite(accountId, { 'index.html': 'one', 'old.html': 'old' });
    await fresh.publish({ 'index.html': 'two', 'old.html': null });
    expect(await (await get(fresh.path)).text()).toBe('two');
    expect((await get(`${fresh.path}old`)).status).toBe(404);
  });
});

describe('what a preview never shows', () => {
  it.each([
    '.capstan/site.json',
    '.capstan/data.json',
    '%2ecapstan/site.json',
    '%2e%63apstan/data.json',
    'brand/.hidden',
    'brand/%2ehidden',
    '_data/leak.html',
    '%5fdata/leak.html',
    'blog/../.capstan/site.json',
    'blog/%2e%2e/.capstan/site.json',
    'blog/%2e%2e%2f.capstan/site.json',
    'blog%2f..%2f.capstan%2fsite.json',
    'blog%5c..%5c.capstan%5csite.json',
    'blog\\..\\.capstan\\site.json',
    './.capstan/site.json',
    '//.capstan/site.json',
    '.capstan%00/site.json',
    'index.html%00.css',
    'index.html%0d%0aset-cookie:a=b',
    '../OTHER/index.html',
    '%2e%2e/OTHER/index.html',
    '..%2fOTHER%2findex.html',
    '..;/OTHER/index.html',
    '../../v1/credits',
    '%2e%2e/%2e%2e/etc/passwd',
    '../../../../../../etc/passwd',
    '%zz',
    '%',
    '%c0%ae%c0%ae/OTHER/index.html',
    '.git/config',
    '__proto__',
    'constructor',
  ])('%s', async (path) => {
    const { status, text, headers } = await ask(site.path + path.replace('OTHER', other.token));
    expect(status).toBe(404);
    expect(text).not.toContain('secret');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('links of the work tree', async () => {
    const { accountId } = await app.createAccount();
    const linked = await app.addSite(accountId, { 'index.html': 'home' });
    const commit = commitLink(app.dataDir, linked.companyId, 'passwd.html', '/etc/passwd');
    linked.show(commit);
    expect(await (await get(linked.path)).text()).toBe('home');
    for (const path of ['passwd.html', 'passwd']) expect((await get(linked.path + path)).status).toBe(404);
  });

  it.each([
    'x',
    'A'.repeat(26),
    '1'.repeat(26),
    'a'.repeat(27),
    `${'a'.repeat(25)}%00`,
    '',
    '%2e%2e',
    'a'.repeat(5000),
  ])('anything at the token %s', async (token) => {
    const { status, headers } = await ask(`/p/${token}/`);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('the headers of whatever is below /p/', () => {
  const cases: [string, () => Promise<RawAnswer>, number][] = [
    ['a page', () => ask(site.path), 200],
    ['a script', () => ask(`${site.path}app.js`), 200],
    ['a move', () => ask(`/p/${site.token}`), 308],
    ['its own missing page', () => ask(`${site.path}nothing`), 404],
    ['a missing page', () => ask(`${site.path}a/nothing`), 404],
    ['an unknown site', () => ask(`/p/${'a'.repeat(26)}/`), 404],
    ['no site', () => ask('/p/'), 404],
    ['an address that cannot be decoded', () => ask(`${site.path}%zz`), 404],
    ['the prefix in disguise', () => ask(`/%70/${site.token}/`), 404],
    ['a method that is not possible', () => ask(site.path, { method: 'DELETE' }), 405],
    ['a method that nobody knows', () => ask(site.path, { method: 'PROPFIND' }), 405],
    ['a preflight', () => ask(site.path, { method: 'OPTIONS' }), 204],
    ['data', () => ask(`${site.path}_data/messages`), 200],
    ['unknown data', () => ask(`${site.path}_data/nothing`), 404],
    ['a body that is not JSON', () => post('application/json', '{'), 400],
    ['a body of another kind', () => post('text/plain', 'x'), 415],
    [
      'a body that is too large',
      () => post('application/json', JSON.stringify({ text: 'x'.repeat(70_000) })),
      413,
    ],
    [
      'a form that is too large',
      () => post('application/x-www-form-urlencoded', `text=${'x'.repeat(70_000)}`),
      413,
    ],
    ['a form that was taken', () => post('application/x-www-form-urlencoded', 'text=x'), 303],
    ['a form that was refused', () => post('application/x-www-form-urlencoded', 'texx=x'), 303],
  ];

  async function post(type: string, body: string): Promise<RawAnswer> {
    const answer = await get(`${site.path}_data/messages`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'x-forwarded-for': '192.0.2.1' },
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      text: await answer.text(),
    };
  }

  it.each(cases)('%s', async (_name, answer, wanted) => {
    const { status, headers, text } = await answer();
    expect(status).toBe(wanted);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
      'access-control-allow-origin': '*',
    });
    expect(headers['content-security-policy']).toMatch(/^sandbox( allow-scripts allow-forms)?;/);
    expect(headers['content-security-policy']).not.toContain('allow-same-origin');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(text).not.toContain('"success"');
  });

  it.each([
    ['a page', () => ask(site.path), 'Something went wrong'],
    ['data', () => ask(`${site.path}_data/messages`), '"code":"failed"'],
    ['a form', () => post('application/x-www-form-urlencoded', 'text=x'), 'Something went wrong'],
  ])('%s, with a database that is away', async (_name, answer, told) => {
    app.isFailing = true;
    const { status, headers, text } = await answer().finally(() => (app.isFailing = false));
    expect(status).toBe(500);
    expect(headers['content-security-policy']).toMatch(/^sandbox allow-scripts allow-forms;/);
    expect(text).toContain(told);
    expect(text).not.toMatch(/no sites|success/);
  });

  it('names no host that a caller made up in a way that a policy could be read from', async () => {
    const { headers } = await ask(site.path, { headers: { host: 'x; script-src *' } });
    expect(headers['content-security-policy']).not.toContain('script-src');
  });
});

describe('the rest of the API', () => {
  it('takes no forms', async () => {
    const answer = await get('/v1/keys', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=x',
    });
    expect(answer.status).toBe(415);
  });
});

describe.each([
  [
    'one origin for all sites',
    'https://sites.example.org',
    (token: string) => `https://sites.example.org/p/${token}/`,
  ],
  ['one origin a site', 'https://*.example.org', (token: string) => `https://${token}.example.org/`],
])('with PREVIEW_ORIGIN, %s', (_name, origin, urlOf) => {
  let apart: SitesApp;
  let its: TestSite;

  beforeAll(async () => {
    apart = await startSites({
      env: { PREVIEW_ORIGIN: origin, BASE_URL: 'https://api.example.org' },
    });
    its = await apart.addSite((await apart.createAccount()).accountId, FILES);
  });
  afterAll(() => apart.close());

  const onSite = (path: string, host: string = new URL(urlOf(its.token)).host): Promise<RawAnswer> =>
    ask(new URL(urlOf(its.token)).pathname + path, { to: apart, headers: { host } });

  it('says where sites are', () => {
    expect(apart.addresses.urlOf(its.token)).toBe(urlOf(its.token));
  });

  it.each([
    ['', 'home'],
    ['about', 'about'],
    ['?a=1', 'home'],
  ])('serves %j there, with an origin that scripts can use', async (path, text) => {
    const answer = await onSite(path);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.text).toContain(text);
    expect(answer.headers['content-security-policy']).toMatch(
      /^sandbox allow-scripts allow-forms allow-same-origin; .*connect-src [^;]+;/,
    );
    expect(answer.headers['content-security-policy']).not.toContain('api.example.org');
  });

  it('takes entries there', async () => {
    const { hostname, port } = new URL(apart.url);
    const { pathname, host } = new URL(urlOf(its.token));
    const status = await new Promise((resolve, reject) => {
      request({
        hostname,
        port,
        path: `${pathname}_data/messages`,
        method: 'POST',
        headers: { host, 'content-type': 'application/json' },
      })
        .on('response', (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end('{"text":"hello"}');
    });
    expect(status).toBe(201);
  });

  it.each([
    '/v1/credits',
    '/v1/openapi.json',
    '/health/live',
    '/',
    '/P/',
    '/%70/',
    '//v1/credits',
    '/p/../v1/credits',
    '/p/%2e%2e/v1/credits',
    'http://api.example.org/v1/credits',
    '/%zz',
    '*',
  ])('serves nothing of the API there: %s', async (path) => {
    const spellings = ['HOST', 'HOST:443', 'HOST.', 'HOST.:8080'].flatMap((text) => [
      text,
      text.toUpperCase(),
    ]);
    for (const host of spellings) {
      const answer = await ask(path, {
        to: apart,
        method: path === '*' ? 'OPTIONS' : 'GET',
        headers: { host: host.replace('HOST', new URL(urlOf(its.token)).host) },
      });
      expect(answer.headers['content-security-policy']).toMatch(/^sandbox/);
      expect(answer.text).not.toContain('"success"');
      expect(path === '/' && urlOf(its.token).endsWith('.org/') ? 200 : [204, 404]).toSatisfy((wanted) =>
        [wanted].flat().includes(answer.status),
      );
    }
  });

  it('leads there from the host of the service, the method kept', async () => {
    for (const host of ['api.example.org', '127.0.0.1', 'else.test']) {
      const answer = await ask(`${its.path}blog/?a=1`, { to: apart, headers: { host }, method: 'POST' });
      expect(answer.status).toBe(307);
      expect(answer.headers.location).toBe(`${urlOf(its.token)}blog/?a=1`);
      expect(answer.headers['content-security-policy']).not.toContain('allow-same-origin');
    }
  });

  it('believes no forwarded host: who may forge it must not take a page out of the sandbox', async () => {
    const { status } = await ask(its.path, {
      to: apart,
      headers: { host: 'api.example.org', 'x-forwarded-host': new URL(urlOf(its.token)).host },
    });
    expect(status).toBe(307);
  });

  it('leaves the API where it is', async () => {
    const answer = await ask('/v1/keys', { to: apart, headers: { host: 'api.example.org' } });
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('"success":false');
  });

  it('knows no site at another name of the domain', async () => {
    const isPerSite = origin.includes('*');
    for (const label of ['www', 'a'.repeat(26), `${its.token}x`, `x.${its.token}`]) {
      const answer = await ask(isPerSite ? '/' : its.path, {
        to: apart,
        headers: { host: `${label}.example.org` },
      });
      expect(answer.status).toBe(isPerSite ? 404 : 307);
    }
  });
});

describe('PREVIEW_ORIGIN', () => {
  it.each([
    'https://sites.example.org/p',
    'https://a.*.example.org',
    'ftp://sites.example.org',
    'sites.example.org',
  ])('cannot be %s', async (origin) => {
    await expect(startSites({ env: { PREVIEW_ORIGIN: origin } })).rejects.toThrow('PREVIEW_ORIGIN');
  });

  it('cannot be where the service is', async () => {
    const env = { PREVIEW_ORIGIN: 'https://api.example.org:8443', BASE_URL: 'https://api.example.org' };
    await expect(startSites({ env })).rejects.toThrow('another host name than BASE_URL');
  });
});
