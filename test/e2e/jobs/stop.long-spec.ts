import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuildingService, startBuilding } from '../../harness/building-service.js';

/** The contract: what is stopped has ended within two seconds, whatever its worker does. */
const WITHIN_MS = 2_000;

let service: BuildingService;

beforeAll(async () => {
  service = await startBuilding({ CHROMIUM_PATH: 'off' });
});
afterAll(() => service.close());

it('a build that is stopped has ended within two seconds', async () => {
  const build = await service.build('A website for the plumber Pipe & Sons');
  await build.until(({ kind }) => kind === 'commit.created');
  const askedAtMs = performance.now();
  await build.stop();
  const tookMs = performance.now() - askedAtMs;
  expect((await build.view())['status']).toBe('stopped');
  expect(tookMs).toBeLessThan(WITHIN_MS);
});
