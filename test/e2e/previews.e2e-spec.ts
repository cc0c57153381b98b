import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  '.capstan/site.json': '{"secret":true}',
  '.capstan/data.json': '{"version":1,"collections":[]}',
  'brand/.hidden': 'hidden',
  '_data/leak.html': 'leak',
};

let app: SitesApp;
let site: TestSite;
let other: TestSite;

beforeAll(async () => {
  app = await startSites();
  const { accountId } = await app.createAccount();
  site = await app.addSite(accountId, FILES);
  other = await app.addSite(accountId, { 'index.html': 'other' });
});
afterAll(() => app.close());

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(app.url + path, { redirect: 'manual', ...init });

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
    ['blog/', 200, 'text/html; charset=utf-8', 'blog'],
    ['no-such-page', 404, 'text/html; charset=utf-8', 'nothing here'],
    ['deep/no-such-page', 404, 'text/html; charset=utf-8', 'There is no such page here'],
  ])('answers %j with %d', async (path, status, type, text) => {
    const answer = await get(site.path + path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(await answer.text()).toContain(text);
  });
});
