import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../../harness/app.js';
import { ARTICLE_SENTENCE, SCRIPTED_SENTENCE, StandInWeb } from '../../harness/stand-in-web/index.js';
import { inFullRun } from '../../harness/full-run.js';

const web = new StandInWeb();
/** A site whose robots.txt disallows a page: robots.txt is cached for an hour by origin. */
const shy = new StandInWeb();
let app: TestApp;

beforeAll(async () => {
  await Promise.all([web.start(), shy.start()]);
  app = await startApp({
    env: {
      OUTBOUND_ALLOW_HOSTS: `${web.hostPort},${shy.hostPort}`,
      SCRAPE_PROVIDERS: 'direct_fetch,chromium',
      // Cases run concurrently.
      BROWSER_CONCURRENCY: '8',
    },
  });
});
afterAll(async () => {
  expect(await app.audit()).toEqual([]);
  await app.close();
  await Promise.all([web.stop(), shy.stop()]);
});

interface Scrape extends TestAnswer {
  /** The account of the case: one each, since slots and threads are shared fairly between accounts. */
  key: string;
}

async function scrape(path: string, fields: object = {}): Promise<Scrape> {
  const { apiKey: key } = await app.createAccount();
  const answer = await app.call('/v1/scrape', {
    key,
    body: { url: new URL(path, web.origin).href, ...fields },
  });
  return { ...answer, key };
}

async function attemptsOf({ body, key }: Scrape): Promise<object[]> {
  const receipt = await app.call(`/v1/requests/${body.metadata.request_id}`, { key });
  return receipt.body.data.attempts;
}

function expectFreeFailure(answer: TestAnswer, status: number, slug: string, detail = /./): void {
  expect(answer.body.error).toMatchObject({ status, type: `http://capstan.test/errors/${slug}` });
  expect(answer.body.error.detail).toMatch(detail);
  expect(answer.body).toMatchObject({ success: false, data: null, credits_used: 0 });
  expect(answer.text).not.toMatch(/playwright|chromium-|node_modules|\.[jt]s:\d/);
}

describe.concurrent('a page rendered by scripts', () => {
  it.each(
    inFullRun(
      [
        '/script/now',
        '/script/late',
        '/script/challenge',
        '/script/fetched',
        '/script/shadow',
        '/script/frame',
      ],
      3,
    ),
  )('%s is read by the browser when the fetch finds an empty shell', async (path) => {
    const answer = await scrape(path, { formats: ['markdown'], timeout_ms: 60_000 });
    expect(answer.body.error).toBeNull();
    expect(answer.body.data).toMatchObject({ status_code: 200 });
    expect(answer.body.data.markdown).toContain(SCRIPTED_SENTENCE);
    expect(answer.body).toMatchObject({
      credits_used: 1,
      metadata: { provider_used: 'chromium', providers_tried: ['direct_fetch', 'chromium'] },
    });
    expect(await attemptsOf(answer)).toMatchObject([{ outcome: 'blocked' }, { outcome: 'ok' }]);
  });

  it('is read even if it never settles', async () => {
    const { body } = await scrape('/script/never-quiet', { timeout_ms: 30_000, formats: ['text'] });
    expect(body.data.text).toContain(SCRIPTED_SENTENCE);
  });

  it('is read at the URL it navigates to', async () => {
    const { body } = await scrape('/script/moves', { formats: ['text'] });
    expect(body.data).toMatchObject({ final_url: `${web.origin}/article` });
    expect(body.data.text).toContain(ARTICLE_SENTENCE);
  });

  it.each(['/script/dialogs', '/script/popups'])('%s cannot block the browser', async (path) => {
    const { body } = await scrape(path, { mode: 'browser', formats: ['text'] });
    expect(body.data.text).toContain(SCRIPTED_SENTENCE);
  });

  it('is read by the browser directly if wait_for is set', async () => {
    const { body } = await scrape('/script/selector', { wait_for: '#results .item', formats: ['text'] });
    expect(body.metadata.providers_tried).toEqual(['chromium']);
    expect(body.data.text).toContain(SCRIPTED_SENTENCE);
  });

  it('is read after the requested wait time', async () => {
    const { body } = await scrape('/script/selector', { wait_for: '2500', formats: ['text'] });
    expect(body.data.text).toContain(SCRIPTED_SENTENCE);
  });
});

describe.concurrent('a page without scripts', () => {
  it('does not open the browser', async () => {
    const { body } = await scrape('/article');
    expect(body.metadata.providers_tried).toEqual(['direct_fetch']);
  });

  it('is rendered on request', async () => {
    const { body } = await scrape('/article', { mode: 'browser', formats: ['markdown', 'links'] });
    expect(body.metadata.providers_tried).toEqual(['chromium']);
    expect(body.data.markdown).toContain(ARTICLE_SENTENCE);
    expect(body.data.links.length).toBeGreaterThan(0);
  });

  it('is read even if short, once its scripts have run', async () => {
    web.route('/short', ({ response }) => {
      response.setHeader('content-type', 'text/html');
      response.end('<title>Hello</title><p>Hello world</p><script>0</script>');
    });
    const { body } = await scrape('/short', { formats: ['text'] });
    expect(body.data.text).toContain('Hello world');
    expect(body.metadata.provider_used).toBe('chromium');
  });

  it('includes its same-origin frames', async () => {
    const { body } = await scrape('/frames/inline', { formats: ['text'] });
    expect(body.data.text).toContain(ARTICLE_SENTENCE);
  });
});

describe.concurrent('pages that the browser cannot read either', () => {
  const BLOCKED: [path: string, detail: RegExp][] = [
    ['/script/empty', /stayed empty/],
    ['/script/soft-404', /not found/],
    ['/script/login', /log in/],
    ['/obstacle/datadome', /DataDome/],
    ['/missing', /404/],
    ['/script/loading', /stayed empty|JavaScript/],
    ['/script/captcha', /CAPTCHA/],
    ['/obstacle/cloudflare', /Cloudflare/],
    ['/obstacle/consent-wall', /consent/],
    ['/login', /log in/],
  ];

  it.each(inFullRun(BLOCKED, 5))('%s: content-blocked, free of charge', async (path, detail) => {
    expectFreeFailure(
      await scrape(path, { mode: 'browser', timeout_ms: 20_000 }),
      422,
      'content-blocked',
      detail,
    );
  });

  it('a page that is not there opens no browser', async () => {
    const answer = await scrape('/missing');
    expectFreeFailure(answer, 422, 'content-blocked', /404/);
    expect(answer.body.metadata.providers_tried).toEqual(['direct_fetch']);
  });

  it('a selector without match: content-blocked', async () => {
    const answer = await scrape('/article', { wait_for: '#nowhere', timeout_ms: 12_000 });
    expectFreeFailure(answer, 422, 'content-blocked', /wait_for/);
  });

  it('a script that never ends: deadline-exceeded, and the next page is read', async () => {
    const answer = await scrape('/script/spin', { mode: 'browser', timeout_ms: 3_000 });
    expectFreeFailure(answer, 504, 'deadline-exceeded');
    expect((await scrape('/script/now', { mode: 'browser' })).status).toBe(200);
  });

  it.each(inFullRun(['/hang', '/slow/headers']))('%s: deadline-exceeded', async (path) => {
    const answer = await scrape(path, { mode: 'browser', timeout_ms: 2_000 });
    expectFreeFailure(answer, 504, 'deadline-exceeded');
  });

  it.each(inFullRun(['/bomb/gzip', '/endless', '/bomb/brotli'], 2))('%s: content-blocked', async (path) => {
    const answer = await scrape(path, { mode: 'browser', max_bytes: 1_048_576 });
    expectFreeFailure(answer, 422, 'content-blocked', /max_bytes/);
  });

  it.each(['/script/download', '/pdf/text', '/type/archive'])(
    '%s: the error names the provider that reads it',
    async (path) => {
      const answer = await scrape(path, { mode: 'browser' });
      expectFreeFailure(answer, 422, 'content-blocked', /mode `fetch` reads PDFs/);
    },
  );

  it.each(['/reset', '/not-http', '/redirect/loop'])('%s: providers-failed', async (path) => {
    expectFreeFailure(await scrape(path, { mode: 'browser' }), 502, 'providers-failed');
  });
});

describe.concurrent('a site whose robots.txt disallows it', () => {
  it('is not opened in a browser, nor after the fetch was rejected', async () => {
    shy.robots('User-agent: *\nDisallow: /article');
    for (const mode of ['auto', 'browser']) {
      const answer = await scrape(`${shy.origin}/article`, { mode });
      expectFreeFailure(answer, 422, 'content-blocked', /robots\.txt/);
      expect(answer.body.metadata.providers_tried).toHaveLength(1);
    }
    expect(shy.requestsTo('/article')).toEqual([]);
  });
});

describe.concurrent('a deployment without a browser', () => {
  it('reads static pages, and reports that others need a browser', async () => {
    const own = await startApp({
      databaseUrl: app.databaseUrl,
      env: {
        OUTBOUND_ALLOW_HOSTS: web.hostPort,
        SCRAPE_PROVIDERS: 'direct_fetch,chromium',
        CHROMIUM_PATH: 'off',
      },
    });
    try {
      const call = (path: string, mode: string): Promise<TestAnswer> =>
        own.call('/v1/scrape', { key: app.apiKey, body: { url: web.origin + path, mode } });
      expect((await call('/article', 'auto')).status).toBe(200);
      expectFreeFailure(await call('/script/now', 'auto'), 422, 'content-blocked', /JavaScript/);
      expectFreeFailure(await call('/article', 'browser'), 503, 'capability-unavailable');
    } finally {
      await own.close();
    }
  });
});
