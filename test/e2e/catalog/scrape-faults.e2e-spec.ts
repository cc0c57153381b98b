import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../../harness/app.js';
import {
  ARTICLE_SENTENCE,
  ARTICLE_TITLE,
  CHARSET_TEXTS,
  OBSTACLE_PATHS,
  StandInWeb,
} from '../../harness/stand-in-web/index.js';

/** What must not leave the service. */
const INTERNALS =
  /node_modules|\.[jt]s:\d|\\n\s+at |E(CONN|PIPE|TIMEDOUT|NOTFOUND)|undici|playwright|127\.0\.0\.1/i;

const web = new StandInWeb();
let app: TestApp;

beforeAll(async () => {
  await web.start();
  app = await startApp({
    env: { OUTBOUND_ALLOW_HOSTS: web.hostPort, SCRAPE_PROVIDERS: 'direct_fetch' },
  });
});
afterAll(async () => {
  expect(await app.audit()).toEqual([]);
  await app.close();
  await web.stop();
});

const scrape = (path: string, fields: object = {}): Promise<TestAnswer> =>
  app.call('/v1/scrape', { body: { url: web.origin + path, mode: 'fetch', timeout_ms: 60_000, ...fields } });

function expectFreeFailure(answer: TestAnswer, status: number, slug: string, detail = /./): void {
  expect(answer.body.error).toMatchObject({ status, type: `http://capstan.test/errors/${slug}` });
  expect(answer.body.error.detail).toMatch(detail);
  expect(answer.body).toMatchObject({ success: false, data: null, credits_used: 0 });
  expect(answer.headers.get('x-credits-used')).toBe('0');
  expect(answer.text.replaceAll(web.origin, '')).not.toMatch(INTERNALS);
}

/** `[path, text that must be in the answer]`. */
const READ: readonly [string, string][] = [
  ['/charset/shift-jis', CHARSET_TEXTS.japanese],
  ['/charset/shift-jis/meta', CHARSET_TEXTS.japanese],
  ['/charset/windows-1251', CHARSET_TEXTS.russian],
  ['/charset/windows-1251/meta', CHARSET_TEXTS.russian],
  ['/charset/gbk', CHARSET_TEXTS.chinese],
  ['/charset/gbk/meta', CHARSET_TEXTS.chinese],
  ['/charset/utf-16', CHARSET_TEXTS.japanese],
  ['/charset/utf-16be', CHARSET_TEXTS.japanese],
  ['/charset/utf-16/declared', CHARSET_TEXTS.japanese],
  ['/charset/utf-16be/declared', CHARSET_TEXTS.japanese],
  ['/charset/undeclared', CHARSET_TEXTS.russian],
  ['/charset/unknown', CHARSET_TEXTS.russian],
  ['/charset/conflict', CHARSET_TEXTS.russian],
  ['/charset/latin-1', CHARSET_TEXTS.french],
  // Bytes that cannot be decoded are marked as missing; the rest is present.
  ['/charset/latin-1-as-utf-8', 'Le moulin \ufffd mar\ufffde moud deux fois par jour'],
  ['/refresh/article', ARTICLE_SENTENCE],
  ['/refresh/later', ARTICLE_SENTENCE],
  // Its target cannot be fetched, so its own text is the result.
  ['/refresh/file', 'This page has moved.'],
  ['/redirect/chain/5', ARTICLE_SENTENCE],
  ['/large/script', ARTICLE_SENTENCE],
  ['/large/text', ARTICLE_SENTENCE],
  ['/large/nested', ARTICLE_SENTENCE],
  ['/large/attributes', ARTICLE_SENTENCE],
  ['/broken', ARTICLE_SENTENCE],
  ['/hello', 'Hello world'],
  ['/pdf/text', 'High water at Ludham'],
  ['/pdf/untyped', 'High water at Ludham'],
  ['/pdf/as-html', 'High water at Ludham'],
  ['/type/html-as-text', ARTICLE_SENTENCE],
  ['/type/json', '"berths": 3'],
  ['/type/csv', 'Mary,3'],
  ['/type/feed', 'High water'],
  ['/type/markdown', 'High water at six.'],
];

/** The failure message for each obstacle. */
const OF_OBSTACLE: Readonly<Record<string, RegExp>> = {
  '/obstacle/cloudflare': /403 \(a Cloudflare challenge\)/,
  '/obstacle/cloudflare-block': /Cloudflare block/,
  '/obstacle/akamai': /Akamai/,
  '/obstacle/human': /HUMAN/,
  '/obstacle/datadome': /DataDome/,
  '/obstacle/imperva': /Imperva/,
  '/obstacle/kasada': /Kasada/,
  '/obstacle/aws-waf': /AWS WAF/,
  '/obstacle/aws-waf-captcha': /AWS WAF/,
  '/obstacle/sucuri': /Sucuri/,
  '/obstacle/arkose': /Arkose/,
  '/obstacle/recaptcha': /CAPTCHA/,
  '/obstacle/hcaptcha': /CAPTCHA/,
  '/obstacle/turnstile': /CAPTCHA/,
  '/obstacle/consent-wall': /consent/,
  '/obstacle/age-gate': /age/,
  '/obstacle/paywall': /paywall/,
  '/obstacle/soft-404': /not found/,
  '/obstacle/soft-404-german': /not found/,
  '/obstacle/soft-404-japanese': /not found/,
  '/obstacle/parked': /for sale/,
  '/obstacle/maintenance': /maintenance/,
  '/obstacle/error-200': /error/,
  '/obstacle/enable-javascript': /JavaScript/,
  '/obstacle/shell-react': /JavaScript/,
  '/obstacle/shell-angular': /JavaScript/,
  '/obstacle/shell-next': /JavaScript/,
  '/obstacle/unauthorized': /401/,
  '/obstacle/forbidden': /403/,
  '/obstacle/legal': /451/,
  '/obstacle/gone': /410/,
  '/obstacle/empty': /no text/,
};

/** Content that is never a page, with its failure message. */
const BLOCKED: readonly [string, RegExp][] = [
  ...OBSTACLE_PATHS.map((path): [string, RegExp] => [path, OF_OBSTACLE[path] ?? /has to be listed above/]),
  ['/charset/utf-16/undeclared', /no text/],
  ['/refresh/loop', /redirects too often/],
  ['/redirect/loop', /redirects in a loop/],
  ['/redirect/chain/6', /redirects in a loop or too often/],
  ['/frames', /frames.*\/documents\/sluice-gates/],
  ['/frames/inline', /frames.*\/article/],
  ['/pdf/scanned', /no text \(a scan\)/],
  ['/pdf/encrypted', /encrypted/],
  ['/pdf/broken', /broken/],
  ['/pdf/bomb', /decompresses/],
  ['/pdf/html-inside', /is of a PDF, but the content is not/],
  ['/type/image', /image\/png/],
  ['/type/image-as-html', /text\/html, which has no text|no text/],
  ['/type/archive', /application\/zip/],
  ['/type/archive-as-text', /no text/],
  ['/type/video', /video\/mp4/],
  ['/type/untyped-binary', /no text/],
  ['/type/html-as-image', /image\/png/],
  ['/bomb/gzip', /more bytes than requested/],
  ['/bomb/nested', /more bytes than requested/],
  ['/bomb/brotli', /more bytes than requested/],
  ['/bomb/zstd', /more bytes than requested/],
  ['/endless', /more bytes than requested/],
  ['/length/short', /./],
  ['/script/late', /JavaScript/],
  ['/script/empty', /JavaScript/],
  ['/missing', /404/],
  ['/limited', /429/],
  ['/members', /log in/],
];

const UNREADABLE = [
  '/error-500',
  '/reset',
  '/reset/body',
  '/truncated/body',
  '/not-http',
  '/wrong-encoding',
  '/unknown-encoding',
  '/length/long',
  '/length/not-a-number',
  '/length/twice',
  '/chunks/cut',
  '/chunks/broken',
  '/headers/huge',
];

const NEVER_DONE = ['/hang', '/slow/headers', '/slow/body', '/slow/drip'];

describe('unusual pages', () => {
  it.concurrent.each(READ)('%s is read', async (path, excerpt) => {
    const { status, body } = await scrape(path, { formats: ['markdown'] });
    expect(body.error).toBeNull();
    expect(status).toBe(200);
    expect(body.data.markdown).toContain(excerpt);
    expect(body.credits_used).toBe(1);
  });

  it('are read behind a meta refresh, with the final URL', async () => {
    const { body } = await scrape('/refresh/article');
    expect(body.data).toMatchObject({ final_url: `${web.origin}/article`, title: ARTICLE_TITLE });
  });
});

describe('unreadable pages', () => {
  it.concurrent.each(BLOCKED)('%s: content-blocked, free of charge', async (path, detail) => {
    expectFreeFailure(await scrape(path), 422, 'content-blocked', detail);
  });

  it.concurrent.each(UNREADABLE)('%s: providers-failed, free of charge', async (path) => {
    expectFreeFailure(await scrape(path), 502, 'providers-failed');
  });

  it.concurrent.each(NEVER_DONE)('%s: deadline-exceeded, free of charge', async (path) => {
    expectFreeFailure(await scrape(path, { timeout_ms: 1_000 }), 504, 'deadline-exceeded');
  });

  it.concurrent.each(['/refresh/private', '/refresh/metadata-service', '/refresh/credentials'])(
    '%s: invalid-url, free of charge',
    async (path) => {
      expectFreeFailure(await scrape(path), 400, 'invalid-url');
    },
  );

  it('leaves no connection behind', async () => {
    await expect.poll(() => web.openSockets).toBeLessThanOrEqual(6);
  });
});

describe('max_bytes', () => {
  it('accepts a page of that size and no larger one', async () => {
    expect((await scrape('/article', { max_bytes: 50_000 })).status).toBe(200);
    const answer = await scrape('/large/text', { max_bytes: 50_000 });
    expectFreeFailure(answer, 422, 'content-blocked', /max_bytes/);
  });
});
