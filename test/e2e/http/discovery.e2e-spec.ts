import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: scriptedCatalog().catalog, env: { ECHO_CREDITS: '7' } });
});
afterAll(() => app.close());

const PAGES: readonly [path: string, type: string][] = [
  ['/', 'text/html; charset=utf-8'],
  ['/v1/openapi.json', 'application/json; charset=utf-8'],
  ['/v1/tools', 'application/json; charset=utf-8'],
  ['/v1/tools?format=openai', 'application/json; charset=utf-8'],
  ['/v1/tools?format=openai&api=responses&strict=true', 'application/json; charset=utf-8'],
  ['/v1/tools?format=claude&strict=true', 'application/json; charset=utf-8'],
  ['/v1/tools?format=mcp', 'application/json; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/llms-full.txt', 'text/plain; charset=utf-8'],
  ['/docs/quick-start.md', 'text/markdown; charset=utf-8'],
  ['/docs/versioning.md', 'text/markdown; charset=utf-8'],
  ['/docs/capabilities/echo.md', 'text/markdown; charset=utf-8'],
  ['/docs/errors/rate-limited.md', 'text/markdown; charset=utf-8'],
  ['/.well-known/agent-skills/index.json', 'application/json; charset=utf-8'],
  ['/.well-known/agent-skills/use-capstan/SKILL.md', 'text/markdown; charset=utf-8'],
  ['/.well-known/api-catalog', 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
  ['/reference', 'text/html; charset=utf-8'],
  ['/reference/assets/start.js', 'text/javascript; charset=utf-8'],
  ['/reference/assets/swagger-ui.css', 'text/css; charset=utf-8'],
  ['/reference/assets/swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['/reference/assets/favicon-32x32.png', 'image/png'],
  ['/errors', 'text/html; charset=utf-8'],
  ['/errors/rate-limited', 'text/html; charset=utf-8'],
];

describe.each(PAGES)('GET %s', (path, type) => {
  it('is public, with content type, ETag and cache lifetime', async () => {
    const answer = await app.call(path, { key: null });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(answer.headers.get('etag')).toMatch(/^"[\w-]+"$/);
    expect(answer.text.length).toBeGreaterThan(50);
  });

  it('has the common response headers (docs/contract.md 8.2)', async () => {
    const { headers } = await app.call(path, { key: null });
    for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']) {
      expect(headers.get(name)).toMatch(/^\d+$/);
    }
    expect(headers.get('x-credits-used')).toBe('0');
    expect(headers.get('x-request-id')).toBeTruthy();
  });

  it('returns 304 if the ETag matches, and the document otherwise', async () => {
    const { headers, text } = await app.call(path, { key: null });
    const etag = headers.get('etag') as string;
    const again = await app.call(path, { key: null, headers: { 'if-none-match': etag } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    const other = await app.call(path, { key: null, headers: { 'if-none-match': '"other"' } });
    expect([other.status, other.text]).toEqual([200, text]);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const got = await app.call(path, { key: null });
    const head = await app.call(path, { key: null, method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control', 'vary']) {
      expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)]);
    }
  });

  it('ignores an invalid key', async () => {
    expect((await app.call(path, { key: 'cap_nonsense' })).status).toBe(200);
  });

  it('rejects an Accept header it cannot satisfy', async () => {
    const answer = await app.call(path, { key: null, headers: { accept: 'audio/ogg' } });
    expect(answer.status).toBe(406);
  });
});

describe('GET /v1/tools', () => {
  it('lists the supported formats when another one is requested (docs/contract.md 4.5)', async () => {
    const { status, body } = await app.call('/v1/tools?format=grpc', { key: null });
    expect(status).toBe(400);
    expect(body.error.type).toBe('http://capstan.test/errors/invalid-request');
    expect(body.error.errors).toEqual([
      { path: 'format', message: expect.stringMatching(/openai.*claude.*mcp.*raw/) },
    ]);
  });

  it.each([
    ['?strict=maybe'],
    ['?strict=1'],
    ['?format=openai&api=soap'],
    ['?format=openai&format=mcp'],
    ['?colour=red'],
    ['?format=raw&strict=true'],
    ['?format=mcp&strict=true'],
  ])('rejects %s', async (query) => {
    expect((await app.call(`/v1/tools${query}`, { key: null })).status).toBe(400);
  });

  it.each([
    ['?api=responses'],
    ['?format=raw&api=chat'],
    ['?format=claude&api=responses'],
    ['?format=mcp&api=chat'],
  ])('returns the openai format for %s', async (query) => {
    const { status, body } = await app.call(`/v1/tools${query}`, { key: null });
    expect(status).toBe(400);
    expect(body.error.errors).toEqual([{ path: 'api', message: 'is for format=openai only' }]);
  });

  it('is raw by default', async () => {
    const plain = await app.call('/v1/tools', { key: null });
    const raw = await app.call('/v1/tools?format=raw&strict=false', { key: null });
    expect(plain.text).toBe(raw.text);
    expect(plain.body.tools[0]).toMatchObject({ name: 'echo', path: '/v1/echo', credits: { default: 7 } });
  });

  it('returns the bare array where the vendor expects one', async () => {
    const body = async (query: string) => (await app.call(`/v1/tools?${query}`, { key: null })).body;
    expect((await body('format=openai'))[0]).toMatchObject({
      type: 'function',
      function: { name: 'echo', strict: false },
    });
    expect((await body('format=openai&api=responses&strict=true'))[0]).toMatchObject({
      type: 'function',
      name: 'echo',
      strict: true,
    });
    expect((await body('format=claude'))[0]).toMatchObject({
      name: 'echo',
      input_schema: { type: 'object' },
    });
    expect((await body('format=mcp')).tools[0]).toMatchObject({ name: 'echo' });
  });
});

describe('a capability', () => {
  it('appears in all documents from one definition, at the configured price', async () => {
    const openapi = await app.call('/v1/openapi.json', { key: null });
    expect(openapi.body.paths['/v1/echo'].post).toMatchObject({
      operationId: 'echo',
      'x-credits': { default: 7 },
      description: expect.stringContaining('Costs 7 credits'),
    });
    for (const path of [
      '/llms.txt',
      '/llms-full.txt',
      '/docs/capabilities/echo.md',
      '/docs/credits.md',
      '/',
    ]) {
      const { text } = await app.call(path, { key: null });
      expect(text).toContain('echo');
      expect(text).toContain('7 credits');
    }
  });
});

describe('links', () => {
  const linksOf = (text: string): string[] =>
    [...text.matchAll(/http:\/\/capstan\.test(\/[^\s)"<>`]*)/g)].map(([, path]) => path as string);

  it('in llms.txt lead to Markdown', async () => {
    const { text } = await app.call('/llms.txt', { key: null });
    const links = [...text.matchAll(/^- \[[^\]]+\]\(http:\/\/capstan\.test(\/[^)]*)\)/gm)].map(
      ([, path]) => path as string,
    );
    expect(links.length).toBeGreaterThan(20);
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) {
      const { status, headers, text: page } = await app.call(link, { key: null });
      expect([link, status, headers.get('content-type')]).toEqual([
        link,
        200,
        'text/markdown; charset=utf-8',
      ]);
      expect([link, page.slice(0, 2)]).toEqual([link, '# ']);
    }
  });

  it('between the pages of documentation are valid', async () => {
    const { text } = await app.call('/llms.txt', { key: null });
    const pages = new Set(linksOf(text).filter((link) => link.endsWith('.md')));
    for (const page of pages) {
      const { text: markdown } = await app.call(page, { key: null });
      for (const [, link] of markdown.matchAll(/\]\(http:\/\/capstan\.test(\/[^)#\s]*)/g)) {
        const { status } = await app.call(link as string, { headers: { accept: '*/*' } });
        expect([page, link, status]).toEqual([page, link, 200]);
      }
    }
  });

  it.each([['/llms.txt'], ['/.well-known/api-catalog']])('in %s are valid', async (path) => {
    const { text } = await app.call(path, { key: null });
    const links = new Set(linksOf(text).filter((link) => !link.startsWith('/mcp')));
    expect(links.size).toBeGreaterThan(4);
    for (const link of links) {
      const { status } = await app.call(link, { headers: { accept: '*/*' } });
      // Routes of capabilities accept POST; the root of the API is not a page.
      const takesPost = ['/v1/echo', '/v1/agent'].includes(link);
      const expected = takesPost ? 405 : link === '/v1' ? 404 : 200;
      expect([link, status]).toEqual([link, expected]);
    }
  });

  it.each([['/'], ['/errors'], ['/reference']])('in %s are valid', async (path) => {
    const { text } = await app.call(path, { key: null });
    const links = [...text.matchAll(/(?:href|src)="([^"#]+)/g)].map(([, link]) => link as string);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const { status } = await app.call(link.replaceAll('&amp;', '&'), { key: null });
      expect([link, status]).toEqual([link, 200]);
    }
  });
});

describe('HTML pages', () => {
  it.each([['/'], ['/errors'], ['/errors/internal'], ['/reference']])(
    '%s loads nothing from other origins and has no inline script',
    async (path) => {
      const { text, headers } = await app.call(path, { key: null });
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(text).not.toMatch(/<script(?![^>]*\ssrc=)/);
      expect(text).not.toMatch(/\s(src|href)="(https?:)?\/\//);
    },
  );

  it('are served as Markdown if the client prefers it', async () => {
    const accept = 'text/markdown, text/html;q=0.5';
    const page = await app.call('/errors/rate-limited', { key: null, headers: { accept } });
    expect(page.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(page.headers.get('vary')).toContain('Accept');
    expect(page.text).toMatch(/^# Rate limit exceeded\n/);
    const root = await app.call('/', { key: null, headers: { accept } });
    expect(root.text).toBe((await app.call('/llms.txt', { key: null })).text);
  });

  it('refer programs to the catalog', async () => {
    for (const path of ['/', '/.well-known/api-catalog']) {
      const { headers } = await app.call(path, { key: null, method: 'HEAD' });
      expect(headers.get('link')).toContain('rel="api-catalog"');
    }
  });

  it.each([
    ['/errors/nothing-of-the-kind'],
    ['/reference/assets/package.json'],
    ['/reference/assets/..%2fLICENSE'],
    ['/docs/nothing.md'],
    ['/docs/quick-start'],
    ['/docs/..%2f..%2fpackage.json'],
    ['/docs/capabilities/nothing.md'],
    ['/.well-known/agent-skills/nothing/SKILL.md'],
  ])('%s is not found', async (path) => {
    const { status, body } = await app.call(path, { key: null });
    expect(status).toBe(404);
    expect(body.error.type).toMatch(/\/errors\/(not-found|route-not-found)$/);
  });
});

describe('agent skills', () => {
  it('are in the index with the digest of the served content', async () => {
    const { body } = await app.call('/.well-known/agent-skills/index.json', { key: null });
    expect(body.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
    expect(body.skills.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['use-capstan', 'research-a-question', 'build-a-site']),
    );
    for (const skill of body.skills) {
      expect(Object.keys(skill).toSorted()).toEqual(['description', 'digest', 'name', 'type', 'url']);
      expect(skill.type).toBe('skill-md');
      expect(skill.name).toMatch(/^(?!.{65})[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(skill.description.length).toBeLessThanOrEqual(1024);
      const { text } = await app.call(new URL(skill.url).pathname, { key: null });
      expect(skill.digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
      expect(text).toContain(`---\nname: ${skill.name}\ndescription: `);
    }
  });
});

describe('behind a proxy with a path prefix', () => {
  it('links contain that prefix', async () => {
    const below = await startApp({ env: { BASE_URL: 'https://example.test/agents' } });
    try {
      const { text } = await below.call('/', { key: null });
      expect(text).toContain('href="/agents/reference"');
      const { text: script } = await below.call('/reference/assets/start.js', { key: null });
      expect(script).toContain('"/agents/v1/openapi.json"');
      const { body } = await below.call('/v1/openapi.json', { key: null });
      expect(body.servers[0].url).toBe('https://example.test/agents');
    } finally {
      await below.close();
    }
  });
});

describe('under the rate limit', () => {
  it('all documents that llms.txt links to can be read at once', async () => {
    const narrow = await startApp({ env: { RATE_LIMIT_PER_MINUTE: '2' } });
    try {
      const { text } = await narrow.call('/llms.txt', { key: null });
      const links = [...text.matchAll(/\]\(http:\/\/capstan\.test(\/docs\/[^)]+)\)/g)].map(
        ([, path]) => path ?? '',
      );
      expect(links.length).toBeGreaterThan(30);
      for (const path of links) expect((await narrow.call(path, { key: null })).status).toBe(200);
      const statuses = [];
      for (let call = 0; call < 3; call += 1) {
        statuses.push((await narrow.call('/v1/tools', { key: null })).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await narrow.close();
    }
  });
});
