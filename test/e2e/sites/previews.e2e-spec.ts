import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FILES, usePreviews } from '../../harness/preview-bench.js';

const bench = usePreviews();

/** A commit with a symbolic link, which a work tree would never write. */
function commitLink(dataDir: string, companyId: string, path: string, target: string): string {
  const gitDir = join(dataDir, 'workspaces', `${companyId}.git`);
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.test'];
  const git = (input: string, ...args: string[]): string =>
    execFileSync('git', [...author, '--git-dir', gitDir, ...args], { input, encoding: 'utf8' }).trim();
  const blob = git(target, 'hash-object', '-w', '--stdin');
  const tree = git(`${git('', 'ls-tree', 'HEAD')}\n120000 blob ${blob}\t${path}\n`, 'mktree');
  return git('', 'commit-tree', tree, '-p', 'HEAD', '-m', 'link');
}

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
    const answer = await bench.get(bench.site.path + path);
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
  ])('redirects %j to the URL at which its relative links resolve', async (path, location) => {
    const answer = await bench.get(`/p/${bench.site.token}${path}`);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(location.replace('TOKEN', bench.site.token));
  });

  it('is fetched again only after a change', async () => {
    const first = await bench.get(`${bench.site.path}about`);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect((await bench.get(`${bench.site.path}style.css`)).headers.get('cache-control')).toBe('max-age=5');
    const known = await bench.get(`${bench.site.path}about`, {
      headers: { 'if-none-match': `W/${etag}, "x"` },
    });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    await bench.site.publish({ 'about.html': '<!doctype html><p>about, changed</p>' });
    const changed = await bench.get(`${bench.site.path}about`, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('changed');
    const untouched = await bench.get(`${bench.site.path}style.css`);
    expect(untouched.headers.get('etag')).not.toBe(changed.headers.get('etag'));
  });

  it('answers HEAD with the headers only, and rejects other methods', async () => {
    const head = await bench.get(bench.site.path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(FILES['index.html'].length));
    expect(await head.text()).toBe('');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await bench.get(bench.site.path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    }
  });

  it('does not count for the API rate limit', async () => {
    for (let n = 0; n < 80; n += 1) expect((await bench.get(`${bench.site.path}style.css`)).status).toBe(200);
  });

  it('is rate limited far above normal use', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.99' };
    const statuses: number[] = [];
    // So many requests may take longer than the one-minute window.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let n = 0; n < 1210; n += 55) {
      const answers = Array.from({ length: 55 }, () => bench.get(`/p/${'a'.repeat(26)}/`, { headers }));
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(1200);
    const refused = await bench.get(bench.site.path, { headers });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await bench.get(bench.site.path)).status).toBe(200);
  });

  it('resumes where a commit was published, and disappears with it', async () => {
    const { accountId } = await bench.app.createAccount();
    const fresh = await bench.app.addSite(accountId, { 'index.html': 'one', 'old.html': 'old' });
    await fresh.publish({ 'index.html': 'two', 'old.html': null });
    expect(await (await bench.get(fresh.path)).text()).toBe('two');
    expect((await bench.get(`${fresh.path}old`)).status).toBe(404);
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
    const { status, text, headers } = await bench.ask(
      bench.site.path + path.replace('OTHER', bench.other.token),
    );
    expect(status).toBe(404);
    expect(text).not.toContain('secret');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('links of the work tree', async () => {
    const { accountId } = await bench.app.createAccount();
    const linked = await bench.app.addSite(accountId, { 'index.html': 'home' });
    const commit = commitLink(bench.app.dataDir, linked.companyId, 'passwd.html', '/etc/passwd');
    linked.show(commit);
    expect(await (await bench.get(linked.path)).text()).toBe('home');
    for (const path of ['passwd.html', 'passwd'])
      expect((await bench.get(linked.path + path)).status).toBe(404);
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
  ])('responses for the token %s', async (token) => {
    const { status, headers } = await bench.ask(`/p/${token}/`);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('the rest of the API', () => {
  it('rejects form bodies', async () => {
    const answer = await bench.get('/v1/keys', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=x',
    });
    expect(answer.status).toBe(415);
  });
});
