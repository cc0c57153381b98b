import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallOptions, type TestAnswer, type TestApp, startApp } from '../../harness/app.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { type Handler, StandInWeb, sendHtml } from '../../harness/stand-in-web/index.js';
import { inFullRun, onlyInFullRun } from '../../harness/full-run.js';

const web = new StandInWeb();
const shy = new StandInWeb();
let database: TestDatabase;
let app: TestApp;

const startWith = (env: Record<string, string>): Promise<TestApp> =>
  startApp({
    databaseUrl: database.url,
    env: { OUTBOUND_ALLOW_HOSTS: `${web.hostPort},${shy.hostPort}`, ...env },
  });

beforeAll(async () => {
  await Promise.all([web.start(), shy.start()]);
  database = await createDatabase();
});
afterAll(async () => {
  await Promise.all([web.stop(), shy.stop()]);
  await database.drop();
});

/** A new account per case, which records what it paid. */
class Caller {
  private constructor(
    readonly accountId: string,
    private readonly key: string,
  ) {}

  static async create(): Promise<Caller> {
    const { accountId, apiKey } = await app.createAccount();
    return new Caller(accountId, apiKey);
  }

  call(path: string, options: CallOptions = {}): Promise<TestAnswer> {
    return app.call(path, { ...options, key: this.key });
  }

  shoot(url: string, params: object = {}, headers: Record<string, string> = {}): Promise<TestAnswer> {
    return this.call('/v1/screenshot', { body: { url, ...params }, headers });
  }

  async balance(): Promise<number> {
    const { balance, held } = (await this.call('/v1/credits')).body.data as Record<string, number>;
    expect(held).toBe(0);
    return balance ?? Number.NaN;
  }
}

const shoot = async (...asked: Parameters<Caller['shoot']>): Promise<TestAnswer> =>
  (await Caller.create()).shoot(...asked);

/** Expects that the screenshot fails with this error and is free. */
async function expectFree(
  asked: Parameters<Caller['shoot']>,
  status: number,
  slug: string,
): Promise<TestAnswer> {
  const caller = await Caller.create();
  const before = await caller.balance();
  const answer = await caller.shoot(...asked);
  const { body, headers } = answer;
  expect(body.error).toMatchObject({ status, type: `http://capstan.test/errors/${slug}` });
  expect(headers.get('x-credits-used')).toBe('0');
  expect(await caller.balance()).toBe(before);
  return answer;
}

interface Served {
  status: number;
  type: string | null;
  bytes: Buffer;
}

/** Fetches an image without a key. */
async function fetchPicture(imageUrl: string): Promise<Served> {
  expect(imageUrl).toMatch(/^http:\/\/capstan\.test\/artifacts\/[\w-]{32}\.(?:png|jpg|webp)$/);
  const answer = await fetch(app.url + new URL(imageUrl).pathname);
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

const sizeOfPng = (bytes: Buffer): [number, number] => {
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

/** Red, green and blue of the top left pixel: no PNG filter applies to it. */
function firstPixelOf(png: Buffer): number[] {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const isData = png.toString('latin1', at + 4, at + 8) === 'IDAT';
    if (isData) parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return [...inflateSync(Buffer.concat(parts)).subarray(1, 4)];
}

const htmlPage =
  (body: string, style = ''): Handler =>
  ({ response }) =>
    sendHtml(response, `<!doctype html><title>A page</title><style>body{margin:0}${style}</style>${body}`);

describe.concurrent('by the Chromium of the service', () => {
  beforeAll(async () => {
    app = await startWith({ BROWSER_CONCURRENCY: '8' });
  });
  afterAll(async () => {
    expect(await app.audit()).toEqual([]);
    await app.close();
  });

  it('captures the viewport, serves the image publicly until it expires, and charges once', async () => {
    const caller = await Caller.create();
    const before = await caller.balance();
    const { status, body, headers } = await caller.shoot(`${web.origin}/article`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, credits_used: 1, metadata: { provider_used: 'chromium' } });
    expect(headers.get('x-credits-used')).toBe('1');
    expect(body.data).toMatchObject({
      url: `${web.origin}/article`,
      final_url: `${web.origin}/article`,
      status_code: 200,
      image_base64: null,
      media_type: 'image/png',
      width: 1280,
      height: 800,
      is_cut: false,
    });
    const hours = (Date.parse(body.data.expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    const served = await fetchPicture(body.data.image_url);
    expect([served.status, served.type]).toEqual([200, 'image/png']);
    expect(sizeOfPng(served.bytes)).toEqual([1280, 800]);
    expect(served.bytes.byteLength).toBe(body.data.bytes);
    expect(await caller.balance()).toBe(before - 1);
    await app.dataSource.query(
      `UPDATE artifacts SET expires_at = now() - interval '1 second' WHERE account_id = $1`,
      [caller.accountId],
    );
    expect((await fetchPicture(body.data.image_url)).status).toBe(404);
  });

  onlyInFullRun(() => {
    it('captures JPEG and WebP in the requested size', async () => {
      const jpeg = (await shoot(`${web.origin}/article`, { format: 'jpeg', width: 640, height: 480 })).body
        .data;
      expect(jpeg).toMatchObject({ media_type: 'image/jpeg', width: 640, height: 480 });
      const served = await fetchPicture(jpeg.image_url);
      expect([served.type, served.bytes.subarray(0, 3).toString('hex')]).toEqual(['image/jpeg', 'ffd8ff']);
      const webp = (await shoot(`${web.origin}/article`, { format: 'webp', width: 320, height: 240 })).body
        .data;
      expect(webp).toMatchObject({ media_type: 'image/webp', width: 320, height: 240 });
      expect((await fetchPicture(webp.image_url)).bytes.toString('latin1', 8, 12)).toBe('WEBP');
    });
  });

  it('captures the full page', async () => {
    web.route('/tall', htmlPage('<p>top</p><div style="height:3000px"></div><p>bottom</p>'));
    const { data } = (await shoot(`${web.origin}/tall`, { full_page: true })).body;
    expect(data.width).toBe(1280);
    expect(data.height).toBeGreaterThan(3000);
    expect(data.height).toBeLessThan(3300);
    expect(data.is_cut).toBe(false);
    const [, height] = sizeOfPng((await fetchPicture(data.image_url)).bytes);
    expect(height).toBe(data.height);
  });

  onlyInFullRun(() => {
    it('reports that the page continues below the image', async () => {
      web.route('/endless-page', htmlPage('<p>top</p><div style="height:40000px"></div>'));
      const { data } = (await shoot(`${web.origin}/endless-page`, { full_page: true, width: 320 })).body;
      expect(data).toMatchObject({ is_cut: true, height: 16_383 });
    });
  });

  onlyInFullRun(() => {
    it('emulates a device', async () => {
      web.route('/phone', htmlPage('<meta name="viewport" content="width=device-width"><p>text</p>'));
      const { data } = (await shoot(`${web.origin}/phone`, { device: 'iPhone 15', width: 500 })).body;
      expect([data.width, data.height]).toEqual([393 * 3, 659 * 3]);
      expect(sizeOfPng((await fetchPicture(data.image_url)).bytes)).toEqual([393 * 3, 659 * 3]);
      expect(web.requestsTo('/phone')[0]?.headers['user-agent']).toContain('iPhone');
      const whole = (await shoot(`${web.origin}/article`, { device: 'Pixel 9', full_page: true })).body.data;
      expect(whole.width).toBe(360 * 3);
      expect(whole.height).toBeGreaterThan(732 * 3);
    });
  });

  onlyInFullRun(() => {
    it('uses the dark color scheme if requested', async () => {
      const style = 'body{background:#fff}@media(prefers-color-scheme:dark){body{background:#102030}}';
      web.route('/colours', htmlPage('<p>text</p>', style));
      const pixel = async (dark: boolean): Promise<number[]> => {
        const { data } = (await shoot(`${web.origin}/colours`, { dark })).body;
        return firstPixelOf((await fetchPicture(data.image_url)).bytes);
      };
      expect(await pixel(false)).toEqual([0xff, 0xff, 0xff]);
      expect(await pixel(true)).toEqual([0x10, 0x20, 0x30]);
    });
  });

  onlyInFullRun(() => {
    it('waits for the requested selector or time', async () => {
      const late = `<p>text</p><script>setTimeout(() => {
        document.body.insertAdjacentHTML('beforeend', '<i id="late">late</i>');
        document.body.style.background = '#00ff00';
      }, 1500)</script>`;
      web.route('/late', htmlPage(late));
      const { data } = (await shoot(`${web.origin}/late`, { wait_for: '#late' })).body;
      expect(firstPixelOf((await fetchPicture(data.image_url)).bytes)).toEqual([0, 0xff, 0]);
    });
  });

  it('fails if the awaited selector never appears', async () => {
    const never = { wait_for: '#never', timeout_ms: 30_000 };
    await expectFree([`${web.origin}/article`, never], 422, 'content-blocked');
  });

  it('embeds the image in the answer if requested', async () => {
    const { data } = (await shoot(`${web.origin}/article`, { inline: true })).body;
    expect(data).toMatchObject({ image_url: null, expires_at: null });
    const bytes = Buffer.from(data.image_base64, 'base64');
    expect(sizeOfPng(bytes)).toEqual([1280, 800]);
    expect(bytes.byteLength).toBe(data.bytes);
  });

  onlyInFullRun(() => {
    it('rejects embedding a large image, free of charge', async () => {
      // Noise, which PNG cannot compress.
      const noise = `<canvas id="c" width="1280" height="2000"></canvas><script>
        const context = c.getContext('2d'); const image = context.createImageData(1280, 2000);
        for (let at = 0; at < image.data.length; at += 65536) crypto.getRandomValues(image.data.subarray(at, at + 65536));
        for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255;
        context.putImageData(image, 0, 0);</script>`;
      web.route('/noise', htmlPage(noise));
      const inline = { inline: true, full_page: true };
      const { body } = await expectFree([`${web.origin}/noise`, inline], 400, 'invalid-request');
      expect(body.error.detail).toMatch(/inline.*image_url/);
      const { data } = (await shoot(`${web.origin}/noise`, { full_page: true })).body;
      expect(data.bytes).toBeGreaterThan(5_000_000);
    });
  });

  it('returns the same answer for the same Idempotency-Key, and captures once', async () => {
    const key = { 'idempotency-key': 'picture-1' };
    web.route('/once', htmlPage('<p>text</p>'));
    const caller = await Caller.create();
    const first = await caller.shoot(`${web.origin}/once`, {}, key);
    const before = await caller.balance();
    const again = await caller.shoot(`${web.origin}/once`, {}, key);
    expect(again.body.data).toEqual(first.body.data);
    expect(web.requestsTo('/once')).toHaveLength(1);
    expect(await caller.balance()).toBe(before);
  });

  it('is available through /v1/agent', async () => {
    const { body } = await app.call('/v1/agent', {
      body: { capability: 'screenshot', params: { url: `${web.origin}/article`, width: 400, height: 300 } },
    });
    expect(body.data).toMatchObject({ width: 400, height: 300 });
  });

  it.each(
    inFullRun(
      [
        ['/missing', 422, 'content-blocked'],
        ['/challenge', 422, 'content-blocked'],
        ['/error-500', 502, 'providers-failed'],
        ['/shell', 422, 'content-blocked'],
        ['/wrong-type/json-as-html-not-there', 422, 'content-blocked'],
      ] as const,
      2,
    ),
  )('fails for %s', async (path, status, slug) => {
    await expectFree([web.origin + path], status, slug);
  });

  it('fails if robots.txt disallows the page', async () => {
    // robots.txt is cached per site: this is another site.
    shy.robots('User-agent: *\nDisallow: /article');
    const { body } = await expectFree([`${shy.origin}/article`], 422, 'content-blocked');
    expect(body.error.detail).toContain('robots.txt');
    expect(shy.requestsTo('/article')).toEqual([]);
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://10.0.0.5/',
    'http://[::1]/',
    'http://2130706433/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'file:///etc/passwd',
    'https://user:secret@example.com/',
  ])('rejects %s', async (url) => {
    await expectFree([url], 400, 'invalid-url');
  });

  it.each(['/redirect/metadata-service', '/redirect/private', '/redirect/loopback'])(
    'does not follow %s',
    async (path) => {
      await expectFree([web.origin + path], 400, 'invalid-url');
    },
  );
});

describe('by vendors', () => {
  const TARGET = 'https://example.com/';
  const KEYS = { SCREENSHOTONE_API_KEY: 'stand-in-access', CLOUDFLARE_API_KEY: 'stand-in-token' };

  // Breakers keep state: each test has a process of its own.
  beforeEach(async () => {
    web.reset();
    app = await startWith({
      CHROMIUM_PATH: 'off',
      SCREENSHOTONE_BASE_URL: web.baseUrl('screenshotone'),
      CLOUDFLARE_BASE_URL: web.baseUrl('cloudflare'),
      CLOUDFLARE_ACCOUNT_ID: 'account1',
      ...KEYS,
    });
    return async () => {
      expect(await app.audit()).toEqual([]);
      await app.close();
    };
  });

  it('uses the first configured vendor', async () => {
    const { body, text } = await shoot(TARGET, { width: 640, height: 480 });
    expect(body).toMatchObject({
      credits_used: 1,
      data: { width: 640, height: 480, status_code: 200, final_url: null, media_type: 'image/png' },
      metadata: { provider_used: 'screenshotone', providers_tried: ['screenshotone'] },
    });
    expect(sizeOfPng((await fetchPicture(body.data.image_url)).bytes)).toEqual([640, 480]);
    expect(text).not.toContain('stand-in-access');
  });

  it.each([
    'rate_limited',
    'rate_limited_silent',
    'quota_exhausted',
    'unauthorized',
    'blocked',
    'error_200',
  ] as const)('falls back to the next one when the first responds with %s', async (behavior) => {
    web.behave('screenshotone', behavior);
    const { body } = await shoot(TARGET, { device: 'Pixel 9' });
    expect(body).toMatchObject({
      credits_used: 1,
      data: { width: 1080, height: 2196, status_code: null, is_cut: false },
      metadata: { provider_used: 'cloudflare', providers_tried: ['screenshotone', 'cloudflare'] },
    });
  });

  it.each(['server_error', 'truncated', 'wrong_type', 'bomb', 'reset'] as const)(
    'does not accept %s as an image',
    async (behavior) => {
      web.behave('screenshotone', behavior);
      web.behave('cloudflare', behavior);
      const { body } = await shoot(TARGET);
      expect([422, 502]).toContain(body.error.status);
      expect(body.credits_used).toBe(0);
    },
  );

  it.each([
    ['rate_limited', 502, 'providers-failed'],
    ['quota_exhausted', 502, 'providers-failed'],
    ['unauthorized', 502, 'providers-failed'],
    ['blocked', 422, 'content-blocked'],
    ['error_200', 502, 'providers-failed'],
  ] as const)('fails when all of them respond with %s', async (behavior, status, slug) => {
    web.behave('screenshotone', behavior);
    web.behave('cloudflare', behavior);
    await expectFree([TARGET], status, slug);
  });

  it('rejects an image of more than 20 MiB', async () => {
    const endless: Handler = ({ response }) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(Buffer.alloc(21 * 1024 * 1024, 1));
    };
    web.behave('screenshotone', endless);
    web.behave('cloudflare', endless);
    const { body } = await expectFree([TARGET], 422, 'content-blocked');
    expect(body.error.detail).toContain('20 MiB');
  });

  it('skips a vendor that does not support the dark color scheme', async () => {
    web.behave('screenshotone', 'quota_exhausted');
    const { body } = await expectFree([TARGET, { dark: true }], 502, 'providers-failed');
    expect(body.metadata.providers_tried).toEqual(['screenshotone']);
    expect(web.calls('cloudflare')).toBe(0);
  });

  it.each(['http://10.0.0.5/', 'http://localhost/', 'http://printer.local/', 'http://[fd00::1]/'])(
    'sends no vendor %s',
    async (url) => {
      await expectFree([url], 400, 'invalid-url');
      expect([web.calls('screenshotone'), web.calls('cloudflare')]).toEqual([0, 0]);
    },
  );

  it('sends no vendor hosts that the operator marked as internal', async () => {
    await expectFree([`${web.origin}/article`], 503, 'capability-unavailable');
    expect([web.calls('screenshotone'), web.calls('cloudflare')]).toEqual([0, 0]);
  });
});
