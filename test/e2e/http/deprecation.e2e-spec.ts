import { type Capability, defineCapability } from '@capstan/kit';
import { Deprecated } from '@capstan/platform-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';

const deprecation = { since: '2027-01-15', sunset: '2028-01-15', successor: '/v1/parrot' };
const HEADERS = {
  deprecation: '@1799971200',
  sunset: 'Sat, 15 Jan 2028 00:00:00 GMT',
  link: [
    '<http://capstan.test/docs/versioning.md>; rel="deprecation"; type="text/markdown"',
    '<http://capstan.test/docs/versioning.md>; rel="sunset"; type="text/markdown"',
    '<http://capstan.test/v1/parrot>; rel="successor-version"',
  ].join(', '),
};

let app: TestApp;
beforeAll(async () => {
  const [echo] = scriptedCatalog().catalog as [Capability];
  const parrot = defineCapability({ ...echo, name: 'parrot', path: 'parrot', deadlineMs: 5000 });
  app = await startApp({ catalog: [defineCapability({ ...echo, deadlineMs: 5000, deprecation }), parrot] });
});
afterAll(() => app.close());

const deprecationHeaders = (headers: Headers): Record<string, string | null> =>
  Object.fromEntries(Object.keys(HEADERS).map((name) => [name, headers.get(name)]));

describe('a deprecated capability', () => {
  it.each<[string, string, Parameters<TestApp['call']>[1], number]>([
    ['its own route', '/v1/echo', { body: { text: 'hi' } }, 200],
    ['a call by name', '/v1/agent', { body: { capability: 'echo', params: { text: 'hi' } } }, 200],
    ['a request that does not fit', '/v1/echo', { body: {} }, 400],
    ['a call without a key', '/v1/echo', { body: { text: 'hi' }, key: null }, 401],
  ])('is announced in the response of %s', async (_what, path, options, status) => {
    const answer = await app.call(path, options);
    expect([answer.status, deprecationHeaders(answer.headers)]).toEqual([status, HEADERS]);
  });

  it.each([['/v1/parrot'], ['/v1/credits'], ['/nowhere']])('does not affect %s', async (path) => {
    const { headers } = await app.call(path, path === '/v1/parrot' ? { body: { text: 'hi' } } : {});
    expect(deprecationHeaders(headers)).toEqual({ deprecation: null, sunset: null, link: null });
  });

  it('has headers that web pages may read', async () => {
    const { headers } = await app.call('/v1/credits');
    const exposed = headers.get('access-control-expose-headers')?.split(', ');
    expect(exposed).toEqual(expect.arrayContaining(['Deprecation', 'Sunset', 'Link']));
  });

  it('is marked in every document', async () => {
    const get = async (path: string) => app.call(path, { key: null });
    const { paths } = (await get('/v1/openapi.json')).body;
    expect(paths['/v1/echo'].post).toMatchObject({ deprecated: true, 'x-deprecation': deprecation });
    expect(Object.keys(paths['/v1/echo'].post.responses['200'].headers)).toContain('Sunset');
    expect(paths['/v1/parrot'].post).not.toHaveProperty('deprecated');
    const sentence =
      'Deprecated since 2027-01-15; works until 2028-01-15 at least. Use `/v1/parrot` instead.';
    expect((await get('/v1/tools?format=openai')).body[0].function.description).toContain(sentence);
    expect((await get('/v1/tools?format=raw')).body.tools[0].deprecation).toEqual(deprecation);
    expect((await get('/llms.txt')).text).toContain('echo.md): deprecated; ');
    for (const path of ['/llms-full.txt', '/docs/capabilities/echo.md']) {
      expect((await get(path)).text).toContain(sentence);
    }
  });

  it('cannot be configured with too short a notice', () => {
    const [echo] = scriptedCatalog().catalog as [Capability];
    const short = { since: '2027-01-15', sunset: '2027-06-15' };
    expect(() => defineCapability({ ...echo, deadlineMs: 1, deprecation: short })).toThrow('12 months');
    expect(() => Deprecated(short)).toThrow('12 months');
  });
});

it('no capability is deprecated today', async () => {
  const today = await startApp();
  try {
    expect((await today.call('/v1/openapi.json', { key: null })).text).not.toContain('"deprecated"');
  } finally {
    await today.close();
  }
});
