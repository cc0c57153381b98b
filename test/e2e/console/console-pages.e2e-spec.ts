import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ConsolePages } from '@capstan/console';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { ConsolePage, createOwner, linkFor, tokenOf } from '../../harness/console-user.js';

let folder: string;
let built: TestApp;

const call = (path: string, method = 'GET') => built.call(path, { key: null, method });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Console</title>');
  await writeFile(join(folder, 'assets', 'index-Ab12Cd34.js'), 'export {};');
  await writeFile(join(folder, 'assets', 'index-Ab12Cd34.js.br'), brotliCompressSync('export {};'));
  await writeFile(join(folder, 'assets', 'index-Ab12Cd34.js.gz'), gzipSync('export {};'));
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  built = await startApp({
    env: { BASE_URL: 'https://capstan.test', PREVIEW_ORIGIN: 'https://*.sites.test' },
    overrides: [{ provide: ConsolePages, useValue: new ConsolePages(folder) }],
  });
});
afterAll(async () => {
  await built?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the pages of the console', () => {
  it.each(['/console', '/console/', '/console/sign-in', '/console/requests/req_1?status=failed'])(
    'has the application at %s',
    async (path) => {
      const { status, headers, text } = await call(path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^text\/html/);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(text).toContain('<title>Console</title>');
    },
  );

  it('may run scripts of this service only, none of them inline, and cannot be framed', async () => {
    const policy = (await call('/console/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'self' https://*.sites.test");
  });

  it('has files with a hash in their name that are cached for good', async () => {
    const { status, headers } = await call('/console/assets/index-Ab12Cd34.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip;q=0', null],
  ])('sends to browsers that accept %s the file that was compressed with %s', async (accepted, encoding) => {
    const { status, headers, text } = await built.call('/console/assets/index-Ab12Cd34.js', {
      key: null,
      headers: { 'accept-encoding': accepted },
    });
    expect(status).toBe(200);
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
    expect(text).toBe('export {};');
  });

  it('has other files that are asked for again', async () => {
    const { status, headers } = await call('/console/favicon.svg');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/console/assets/index-gone.js',
    '/console/..%2f..%2fpackage.json',
    '/console/%2e%2e/%2e%2e/package.json',
    '/console/api/unknown',
    '/console/auth/unknown',
  ])('has nothing at %s', async (path) => {
    const { status, text } = await call(path);
    expect(status).toBe(404);
    expect(text).not.toContain('<title>Console</title>');
  });

  it('says how to build the console where it is not built', async () => {
    const unbuilt = await startApp({
      databaseUrl: built.databaseUrl,
      overrides: [{ provide: ConsolePages, useValue: new ConsolePages(join(folder, 'absent')) }],
    });
    try {
      const { status, text, headers } = await unbuilt.call('/console/', { key: null });
      expect(status).toBe(503);
      expect(headers.get('content-type')).toMatch(/^text\/html/);
      expect(text).toContain('npm run build:console');
    } finally {
      await unbuilt.close();
    }
  });
});

describe('the cookie under an https address', () => {
  it('is sent by browsers over https only', async () => {
    const { email } = await createOwner(built);
    const answer = await new ConsolePage(built.url).post('/console/auth/sign-in/link', {
      token: tokenOf(await linkFor(built, email)),
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Secure-capstan\.session_token=/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Strict/);
  });

  it('is not taken under the name that http has, which any page over http could set', async () => {
    const { email } = await createOwner(built);
    const page = new ConsolePage(built.url);
    expect((await page.signInWith(await linkFor(built, email))).status).toBe(200);
    const downgraded = new ConsolePage(built.url);
    downgraded.setCookie('capstan.session_token', page.cookie.split('=')[1] ?? '');
    expect((await downgraded.open()).status).toBe(401);
  });
});
