import {
  ArtifactFiles,
  ArtifactStore,
  ArtifactTooLargeError,
  MAX_ARTIFACT_BYTES,
} from '@capstan/platform-artifacts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';

const PICTURE = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  Buffer.from('<script>alert(1)</script>'),
]);

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { ARTIFACT_HOURS: '2' } });
});
afterAll(() => app.close());

type Kept = { path: string; expiresAt: Date };

async function keep(
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp' = 'image/png',
  lifetimeSeconds?: number,
): Promise<Kept> {
  const { url, expiresAt } = await app.app
    .get(ArtifactStore)
    .put({ bytes: PICTURE, mediaType, ...(lifetimeSeconds === undefined ? {} : { lifetimeSeconds }) });
  expect(url.startsWith('http://capstan.test/artifacts/')).toBe(true);
  return { path: new URL(url).pathname, expiresAt };
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(app.url + path, { method, headers });

/** Moves all expiries into the past: existing artifacts expired a second ago. */
const expireAll = (): Promise<unknown> =>
  app.dataSource.query(`UPDATE artifacts SET expires_at = now() - interval '1 second'`);

describe('GET /artifacts/:name', () => {
  it.each([
    ['image/png', /\.png$/],
    ['image/jpeg', /\.jpg$/],
    ['image/webp', /\.webp$/],
  ] as const)('serves %s to any client that has the URL', async (mediaType, ending) => {
    const { path } = await keep(mediaType);
    expect(path).toMatch(ending);
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(mediaType);
    expect(Buffer.from(await answer.arrayBuffer()).equals(PICTURE)).toBe(true);
  });

  it('prevents browsers from treating it as anything but an image', async () => {
    const { headers } = await get((await keep()).path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('content-disposition')).toBe('inline');
  });

  it('lets clients cache it until it expires, and shared caches not at all', async () => {
    const { path, expiresAt } = await keep('image/png', 600);
    const control = (await get(path)).headers.get('cache-control') ?? '';
    const left = Number(/^private, max-age=(\d+), immutable$/.exec(control)?.[1]);
    expect(left).toBeGreaterThan(500);
    expect(left).toBeLessThanOrEqual(600);
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 600_000);
  });

  it('keeps it for the configured time', async () => {
    const hours = ((await keep()).expiresAt.getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(1.9);
    expect(hours).toBeLessThanOrEqual(2);
  });

  it('answers HEAD with the headers only', async () => {
    const { path } = await keep();
    const head = await get(path, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(PICTURE.byteLength));
    expect(head.headers.get('content-type')).toBe('image/png');
    expect(await head.text()).toBe('');
  });

  it('returns 304 if the client has it', async () => {
    const { path } = await keep();
    const etag = (await get(path)).headers.get('etag') as string;
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(path).not.toContain(etag.slice(1, 10));
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(path, { 'if-none-match': tags });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('has the common response headers and counts for the rate limit (docs/contract.md 8.2)', async () => {
    const { path } = await keep();
    const remaining = async (): Promise<number> =>
      Number((await get(path)).headers.get('x-ratelimit-remaining'));
    const first = await remaining();
    expect(await remaining()).toBe(first - 1);
    const { headers } = await get(path);
    expect(headers.get('x-credits-used')).toBe('0');
    expect(headers.get('x-request-id')).toBeTruthy();
  });

  it('answers alike for unknown, malformed and expired names', async () => {
    const { path } = await keep();
    const other = await keep('image/webp');
    const paths = [
      `/artifacts/${'A'.repeat(32)}.png`,
      '/artifacts/x',
      '/artifacts/..%2f..%2fetc%2fpasswd',
      path.replace('.png', '.jpg'),
      path.slice(0, -4),
    ];
    await expireAll();
    const etag = '*';
    const answers = await Promise.all([
      ...[...paths, path, other.path].map((each) => app.call(each, { key: null })),
      app.call(path, { key: null, headers: { 'if-none-match': etag } }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ success: false, error: { type: 'http://capstan.test/errors/not-found' } });
    }
    expect(new Set(answers.map(({ body }) => body.error.detail)).size).toBe(1);
  });

  it('rejects other methods', async () => {
    expect((await app.call((await keep()).path, { key: null, method: 'DELETE' })).status).toBe(405);
  });
});

describe('the artifact store', () => {
  it('stores the hash of a token, never the token', async () => {
    const { path } = await keep();
    const token = path.split('/').pop()?.split('.')[0] as string;
    const rows: { all: string }[] = await app.dataSource.query(
      'SELECT artifacts::text AS all FROM artifacts',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const text of [
      token,
      Buffer.from(token).toString('hex'),
      Buffer.from(token, 'base64url').toString('hex'),
    ]) {
      expect(rows.some(({ all }) => all.includes(text))).toBe(false);
    }
  });

  it('rejects content above its limit', async () => {
    const store = app.app.get(ArtifactStore);
    const bytes = new Uint8Array(MAX_ARTIFACT_BYTES);
    const { url } = await store.put({ bytes, mediaType: 'image/png' });
    const served = await get(new URL(url).pathname);
    expect((await served.arrayBuffer()).byteLength).toBe(MAX_ARTIFACT_BYTES);
    const more = new Uint8Array(MAX_ARTIFACT_BYTES + 1);
    await expect(store.put({ bytes: more, mediaType: 'image/png' })).rejects.toThrow(ArtifactTooLargeError);
  });

  it('deletes expired artifacts in batches, and nothing else', async () => {
    await app.dataSource.query('DELETE FROM artifacts');
    await app.dataSource.query(
      `INSERT INTO artifacts (token_hash, media_type, content, expires_at)
       SELECT sha256(n::text::bytea), 'image/png', '\\x00', now() - interval '1 minute' FROM generate_series(1, 120) n`,
    );
    const { path } = await keep();
    const files = app.app.get(ArtifactFiles);
    const removed = await Promise.all([files.prune(), files.prune()]);
    expect(removed.reduce((sum, count) => sum + count, 0)).toBe(120);
    expect(await app.dataSource.query('SELECT count(*)::int AS left FROM artifacts')).toEqual([{ left: 1 }]);
    expect((await get(path)).status).toBe(200);
  });
});
