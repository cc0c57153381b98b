import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILES, type RawAnswer, askRaw } from '../../harness/preview-bench.js';
import { type SitesApp, type TestSite, startSites } from '../../harness/sites.js';

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
    askRaw(apart, new URL(urlOf(its.token)).pathname + path, { headers: { host } });

  it('returns URLs on that origin', () => {
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

  it('accepts entries there', async () => {
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
  ])('does not serve the API there: %s', async (path) => {
    const spellings = ['HOST', 'HOST:443', 'HOST.', 'HOST.:8080'].flatMap((text) => [
      text,
      text.toUpperCase(),
    ]);
    for (const host of spellings) {
      const answer = await askRaw(apart, path, {
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

  it('redirects there from the host of the service, preserving the method', async () => {
    for (const host of ['api.example.org', '127.0.0.1', 'else.test']) {
      const answer = await askRaw(apart, `${its.path}blog/?a=1`, { headers: { host }, method: 'POST' });
      expect(answer.status).toBe(307);
      expect(answer.headers.location).toBe(`${urlOf(its.token)}blog/?a=1`);
      expect(answer.headers['content-security-policy']).not.toContain('allow-same-origin');
    }
  });

  it('ignores forwarded hosts: a forged one must not take a page out of the sandbox', async () => {
    const { status } = await askRaw(apart, its.path, {
      headers: { host: 'api.example.org', 'x-forwarded-host': new URL(urlOf(its.token)).host },
    });
    expect(status).toBe(307);
  });

  it('does not affect the API', async () => {
    const answer = await askRaw(apart, '/v1/keys', { headers: { host: 'api.example.org' } });
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('"success":false');
  });

  it('has no sites on other hosts of the domain', async () => {
    const isPerSite = origin.includes('*');
    for (const label of ['www', 'a'.repeat(26), `${its.token}x`, `x.${its.token}`]) {
      const answer = await askRaw(apart, isPerSite ? '/' : its.path, {
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
  ])('rejects %s', async (origin) => {
    await expect(startSites({ env: { PREVIEW_ORIGIN: origin } })).rejects.toThrow('PREVIEW_ORIGIN');
  });

  it('rejects the origin of the service', async () => {
    const env = { PREVIEW_ORIGIN: 'https://api.example.org:8443', BASE_URL: 'https://api.example.org' };
    await expect(startSites({ env })).rejects.toThrow('another host name than BASE_URL');
  });
});
