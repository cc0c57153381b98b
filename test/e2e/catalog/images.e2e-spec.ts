import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../../harness/app.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { type Handler, StandInWeb } from '../../harness/stand-in-web/index.js';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M44qqLFTEMpAQAJUU6ITKbfQkAAAAASUVORK5CYII=';

let database: TestDatabase;
let app: TestApp;
let key: string;
let accountId: string;

beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  ({ apiKey: key, accountId } = await app.createAccount());
});

const draw = (body: object, headers: Record<string, string> = {}): Promise<TestAnswer> =>
  app.call('/v1/images', { key, body, headers });

async function balance(): Promise<number> {
  const { balance, held } = (await app.call('/v1/credits', { key })).body.data as Record<string, number>;
  expect(held).toBe(0);
  return balance as number;
}

/** Expects a failure that costs nothing. */
async function expectFree(body: object, status: number, slug: string): Promise<TestAnswer> {
  const before = await balance();
  const answer = await draw(body);
  expect(answer.body.error, answer.text).toMatchObject({
    status,
    type: `http://capstan.test/errors/${slug}`,
  });
  expect(answer.headers.get('x-credits-used')).toBe('0');
  expect(await balance()).toBe(before);
  return answer;
}

const fetchPicture = (imageUrl: string): Promise<Response> => fetch(app.url + new URL(imageUrl).pathname);

describe('images without any provider and network', () => {
  beforeAll(async () => {
    app = await startApp({ databaseUrl: database.url });
  });
  afterAll(async () => {
    expect(await app.audit()).toEqual([]);
    await app.close();
  });

  it('takes a prompt of 16,000 characters, and refuses a longer one free of charge', async () => {
    const prompt = 'waves, teal, '.padEnd(16_000, 'and calm water, ');
    const answer = await draw({ prompt, kind: 'pattern' });
    expect(answer.body, answer.text).toMatchObject({ credits_used: 5, data: { kind: 'pattern' } });
    const refused = await expectFree({ prompt: `${prompt}.`, kind: 'pattern' }, 400, 'invalid-request');
    expect(refused.body.error.detail).toContain('prompt');
    expect(refused.text).toContain('16000');
  });

  it.each([
    ['chart', { prompt: 'Bar chart of sales: Jan 12, Feb 18, Mar 9' }, 1200, 750],
    ['card', { prompt: 'x', text: { title: 'Ten rules', layout: 'quote' } }, 1200, 630],
    ['pattern', { prompt: 'seamless pattern of waves, teal', size: '256x128' }, 256, 128],
    ['qr', { prompt: 'QR code for https://example.com', size: '300x300' }, 300, 300],
    ['diagram', { prompt: 'A -> B -> C', aspect_ratio: '1:1' }, 1344, 1344],
  ])(
    'auto draws a %s, charged with 5 credits and served without a key',
    async (kind, body, width, height) => {
      const before = await balance();
      const answer = await draw(body);
      expect(answer.body, answer.text).toMatchObject({
        credits_used: 5,
        data: { kind, model: null, images: [{ width, height, media_type: 'image/png', image_base64: null }] },
        metadata: { provider_used: 'drawing', providers_tried: ['drawing'] },
      });
      const [image] = answer.body.data.images;
      const served = await fetchPicture(image.image_url);
      const bytes = Buffer.from(await served.arrayBuffer());
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes.byteLength]).toEqual([
        width,
        height,
        image.bytes,
      ]);
      expect(await balance()).toBe(before - 5);
    },
  );

  it('charges 5 credits for each of several images', async () => {
    const before = await balance();
    const { body } = await draw({ kind: 'pattern', prompt: 'dots', n: 3, size: '64x64' });
    expect(body).toMatchObject({ credits_used: 15, data: { images: [{}, {}, {}] } });
    const seeds = body.data.images.map(({ seed }: { seed: number }) => seed);
    expect(new Set(seeds).size).toBe(3);
    expect(await balance()).toBe(before - 15);
  });

  it('refuses several images that cost more than X-Max-Credits', async () => {
    const answer = await draw({ kind: 'pattern', prompt: 'dots', n: 3 }, { 'X-Max-Credits': '14' });
    expect(answer.body.error).toMatchObject({ status: 402 });
  });

  it('draws the same picture again for the same seed', async () => {
    const body = { kind: 'pattern', prompt: 'tiles', size: '64x64', inline: true, seed: 7 };
    const [first, again, other] = [await draw(body), await draw(body), await draw({ ...body, seed: 8 })];
    const base64Of = ({ body }: TestAnswer): string => body.data.images[0].image_base64;
    expect(base64Of(again)).toBe(base64Of(first));
    expect(base64Of(other)).not.toBe(base64Of(first));
  });

  it('serves SVG sandboxed, with nothing of the text as markup', async () => {
    const title = '</title><script>alert(1)</script>';
    const { body } = await draw({ kind: 'card', prompt: 'x', text: { title }, format: 'svg' });
    const served = await fetchPicture(body.data.images[0].image_url);
    expect(body.data.images[0].image_url).toMatch(/\.svg$/);
    expect(served.headers.get('content-type')).toBe('image/svg+xml');
    expect(served.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(await served.text()).not.toMatch(/<script|<foreignObject/);
  });

  it('draws through /v1/agent', async () => {
    const call = { capability: 'generate_image', params: { kind: 'qr', prompt: 'hello', size: '200x200' } };
    const { body } = await app.call('/v1/agent', { key, body: call });
    expect(body).toMatchObject({ success: true, credits_used: 5, data: { kind: 'qr' } });
  });

  it.each(['photo', 'illustration', 'auto'])(
    'does not replace a picture of kind %s by a drawing',
    async (kind) => {
      const { body } = await expectFree(
        { kind, prompt: 'a red fox in the snow' },
        503,
        'capability-unavailable',
      );
      expect(body.error.alternative_action).toMatch(/IMAGE_SERVER_BASE_URL.*OPENAI_IMAGE_API_KEY/);
    },
  );

  it.each<[string, object, string]>([
    ['a prompt that is too long', { prompt: 'x'.repeat(16_001) }, 'prompt'],
    ['an unknown kind', { prompt: 'x', kind: 'sculpture' }, 'kind'],
    ['a size that is not one', { prompt: 'x', size: 'large' }, 'size'],
    ['a size that is too small', { prompt: 'x', size: '20x20' }, 'size'],
    ['a size of too many pixels', { prompt: 'x', size: '4096x4096' }, 'size'],
    ['two sizes', { prompt: 'x', size: '100x100', aspect_ratio: '1:1' }, 'size'],
    ['a ratio out of bounds', { prompt: 'x', aspect_ratio: '9:1' }, 'aspect_ratio'],
    ['a ratio of nothing', { prompt: 'x', aspect_ratio: '0:1' }, 'aspect_ratio'],
    ['too many images', { prompt: 'x', n: 9 }, 'n'],
    ['several QR codes', { prompt: 'x', kind: 'qr', n: 2 }, 'n'],
    ['an SVG photo', { prompt: 'x', kind: 'photo', format: 'svg' }, 'format'],
    [
      'a transparent JPEG',
      { prompt: 'x', kind: 'qr', format: 'jpeg', background: 'transparent' },
      'background',
    ],
    ['a color for a photo', { prompt: 'x', kind: 'photo', background: '#ff0000' }, 'background'],
    ['a color that is not one', { prompt: 'x', kind: 'card', background: 'url(x)' }, 'background'],
    [
      'references for a chart',
      { prompt: 'a 1, b 2', kind: 'chart', reference_images: ['https://example.com'] },
      'reference_images',
    ],
    ['a chart without numbers', { prompt: 'growing sales', kind: 'chart' }, 'prompt'],
    ['data for a card', { prompt: 'x', kind: 'card', data: { points: [{ label: 'a', value: 1 }] } }, 'data'],
    [
      'a donut of negative numbers',
      { prompt: 'x', data: { type: 'donut', points: [{ label: 'a', value: -1 }] } },
      'data',
    ],
    [
      'a number that is not one',
      { prompt: 'x', data: { points: [{ label: 'a', value: 'many' }] } },
      'data.points.0.value',
    ],
    [
      'an unknown field of a point',
      { prompt: 'x', data: { points: [{ label: 'a', value: 1, href: 'x' }] } },
      'data.points.0.href',
    ],
    ['data without points', { prompt: 'x', data: { points: [] } }, 'data.points'],
    ['a card without a title', { prompt: 'x', text: { subtitle: 'a' } }, 'text.title'],
    ['a text that is not an object', { prompt: 'x', text: 'a' }, 'text'],
    ['a sentence as a diagram', { prompt: 'a fox', kind: 'diagram' }, 'prompt'],
    ['a QR code of too much text', { prompt: 'x'.repeat(3_000), kind: 'qr' }, 'prompt'],
  ])('refuses %s with its path', async (_, body, path) => {
    const { body: answer } = await expectFree(body, 400, 'invalid-request');
    expect(answer.error.errors.map((fault: { path: string }) => fault.path)).toContain(path);
  });

  it('counts images into the storage of the account', async () => {
    const { body } = await draw({ kind: 'pattern', prompt: 'dots', size: '64x64' });
    const usage = 'SELECT bytes::int AS bytes FROM artifact_usage WHERE account_id = $1';
    expect(await app.dataSource.query(usage, [accountId])).toEqual([{ bytes: body.data.images[0].bytes }]);
  });
});

describe('images by a model', () => {
  const web = new StandInWeb();
  const answerJson =
    (status: number, json: unknown): Handler =>
    ({ response }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(json));
    };

  beforeAll(async () => {
    await web.start();
    app = await startApp({
      databaseUrl: database.url,
      env: {
        OUTBOUND_ALLOW_HOSTS: web.hostPort,
        GENERATE_IMAGE_PROVIDERS: 'drawing,openai_image,image_server',
        OPENAI_IMAGE_BASE_URL: `${web.origin}/openai`,
        OPENAI_IMAGE_API_KEY: 'k',
        IMAGE_SERVER_BASE_URL: `${web.origin}/local`,
      },
    });
  });
  afterAll(async () => {
    expect(await app.audit()).toEqual([]);
    await app.close();
    await web.stop();
  });
  beforeEach(() => {
    web.reset();
    web.route('/openai/images/generations', answerJson(500, {}));
    web.route('/local/images/generations', answerJson(200, { data: [{ b64_json: PNG }] }));
  });

  it('continue with the next provider, and charge for those delivered', async () => {
    const before = await balance();
    const { body, text } = await draw({ prompt: 'a red fox', n: 3, format: 'webp' });
    expect(body, text).toMatchObject({
      credits_used: 5,
      data: { kind: 'image', images: [{ media_type: 'image/webp', width: 8, height: 6, alt: null }] },
      metadata: { provider_used: 'image_server', providers_tried: ['openai_image', 'image_server'] },
    });
    expect(await balance()).toBe(before - 5);
    const served = await fetchPicture(body.data.images[0].image_url);
    expect(Buffer.from(await served.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
  });

  it('are not asked of another provider when one blocks the prompt', async () => {
    web.route('/openai/images/generations', answerJson(400, { error: { code: 'moderation_blocked' } }));
    const { body } = await expectFree({ kind: 'photo', prompt: 'something' }, 422, 'content-blocked');
    expect(body.error.alternative_action).toContain('Change the prompt');
    expect(body.metadata.providers_tried).toEqual(['openai_image']);
    expect(web.requestsTo('/local/images/generations')).toEqual([]);
  });

  it('are not fetched from a private address that a vendor names', async () => {
    web.route(
      '/local/images/generations',
      answerJson(200, { data: [{ url: 'http://127.0.0.1:1/secret.png' }] }),
    );
    await expectFree({ kind: 'photo', prompt: 'a fox' }, 502, 'providers-failed');
  });
});
