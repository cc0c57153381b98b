import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatted } from '../../tools/typescript/format.mjs';
import { type TestApp, startApp } from '../harness/app.js';

/** The clients are generated from this file: `npm run openapi:update` rewrites it. */
const SNAPSHOT = resolve(import.meta.dirname, '../../docs/openapi.json');

/** The types of the console are generated from this one. */
const ADMIN_SNAPSHOT = resolve(import.meta.dirname, '../../docs/openapi-admin.json');

let app: TestApp;
beforeAll(async () => (app = await startApp({ env: { BASE_URL: 'http://127.0.0.1:3000' } })));
afterAll(() => app.close());

it('docs/openapi.json is the document that is served', async () => {
  const { text } = await app.call('/v1/openapi.json', { key: null });
  await expect(await formatted(SNAPSHOT, text)).toMatchFileSnapshot(SNAPSHOT);
});

it('docs/openapi-admin.json is the document that only operators get', async () => {
  const { text } = await app.call('/v1/admin/openapi.json', { key: app.adminKey });
  await expect(await formatted(ADMIN_SNAPSHOT, text)).toMatchFileSnapshot(ADMIN_SNAPSHOT);
  expect((await app.call('/v1/admin/openapi.json')).status).toBe(403);
});
