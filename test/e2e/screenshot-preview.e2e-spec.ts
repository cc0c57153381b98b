import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuildingService, startBuilding } from '../harness/building-service.js';

let service: BuildingService;

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
});
afterAll(() => service.close());

it(
  'takes a screenshot of a preview although the service has a private address',
  { timeout: 120_000 },
  async () => {
    const { app } = service;
    const build = await service.build(
      'A website for the bakery "Krume & Korn" in Leipzig. Sourdough loaves €6.50.',
    );
    expect((await build.untilEnd()).kind).toBe('build.completed');
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
