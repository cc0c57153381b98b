import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuildingService, startBuilding } from '../../harness/building-service.js';
import type { FollowedBuild } from '../../harness/followed-build.js';

let service: BuildingService;
let build: FollowedBuild;

/** A port that is free now: the service must know its URL before it listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

beforeAll(async () => {
  const port = await freePort();
  service = await startBuilding({ PORT: String(port), BASE_URL: `http://127.0.0.1:${port}` });
  build = await service.build('A website for the dog school "Happy Paws" in Erfurt, puppy classes at €15.');
  expect((await build.untilEnd()).kind).toBe('build.completed');
});
afterAll(() => service.close());

it(
  'takes a screenshot of a preview although the service has a private address',
  { timeout: 120_000 },
  async () => {
    const { app } = service;
    const url = String((await build.view())['preview_url']);
    const shoot = (page: string) => app.call('/v1/screenshot', { key: build.key, body: { url: page } });

    const { status, body } = await shoot(url);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ final_url: url, status_code: 200 });
    expect(body.meta?.credits_used ?? (body as { credits_used?: number }).credits_used).not.toBe(0);

    for (const other of [
      `${url}../../v1/capabilities`,
      `${app.url}/`,
      `${app.url}/health`,
      `${app.url}/p/none/`,
    ]) {
      expect((await shoot(other)).body.error).toMatchObject({ status: 400 });
    }
  },
);

it('serves a picture of what visitors see, taken once per commit', { timeout: 120_000 }, async () => {
  const { picture_url: pictureUrl, preview_url: previewUrl, site_id: siteId } = await build.view();
  expect(pictureUrl).toBe(`${String(previewUrl)}_picture.jpg`);
  const site = await service.app.call(`/v1/sites/${String(siteId)}`, { key: build.key });
  expect(site.body.data).toMatchObject({ preview_url: previewUrl, picture_url: pictureUrl });

  const picture = await fetch(String(pictureUrl));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(bytes.length).toBeGreaterThan(10_000);

  const etag = picture.headers.get('etag') ?? '';
  const again = await fetch(String(pictureUrl), { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  const change = await service.build('Make it dark green', { key: build.key, siteId: String(siteId) });
  expect((await change.untilEnd()).kind).toBe('build.completed');
  const changed = await fetch(String(pictureUrl), { headers: { 'if-none-match': etag } });
  expect(changed.status).toBe(200);
  expect(Buffer.from(await changed.arrayBuffer()).equals(bytes)).toBe(false);
});
