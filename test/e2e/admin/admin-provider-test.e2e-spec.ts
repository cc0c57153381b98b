import { ProviderFailure } from '@capstan/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';
import { expectProblem } from '../../harness/keys.js';

const { catalog, script, calls } = scriptedCatalog();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ catalog });
});
afterAll(() => app?.close());

const testOf = (provider: string, capability = 'echo', key = app.adminKey) =>
  app.call(`/v1/admin/providers/${capability}/${provider}/test`, { method: 'POST', key });
const admin = async (path: string) => (await app.call(`/v1/admin${path}`, { key: app.adminKey })).body.data;

describe('the test of a provider', () => {
  it('makes one call with the example, free and outside of the request log', async () => {
    calls.length = 0;
    const { status, body } = await testOf('second');
    expect(status).toBe(200);
    expect(body.data).toEqual({
      outcome: 'ok',
      duration_ms: expect.any(Number),
      summary: 'It answered with a usable result.',
      detail: null,
      example: 'A word',
    });
    expect(calls).toEqual(['second']);
    expect((await app.call('/v1/credits')).body.data.balance).toBe(1000);
    expect((await admin('/requests')).requests).toEqual([]);
  });

  it('says how a call failed, and leaves the circuit breaker closed', async () => {
    script(() => {
      throw new ProviderFailure('quota_exhausted', 'HTTP 402 from the vendor');
    });
    const { body } = await testOf('second');
    expect(body.data).toMatchObject({
      outcome: 'quota_exhausted',
      summary: 'The plan at the vendor is used up.',
      detail: 'HTTP 402 from the vendor',
    });
    const { providers } = await admin('/providers');
    expect(providers[1].breaker.state).toBe('closed');
    script((_provider, params) => ({ text: params.text }));
  });

  it('is in the audit log with its outcome', async () => {
    await testOf('second');
    const [entry] = (await admin('/audit?action=provider.tested')).entries;
    expect(entry).toMatchObject({
      target_id: null,
      details: { capability: 'echo', provider: 'second', outcome: 'ok' },
    });
  });

  it('is refused for a provider or a capability that does not exist', async () => {
    expectProblem(await testOf('third'), 404, 'not-found');
    expectProblem(await testOf('first', 'shout'), 400, 'unknown-capability');
  });

  it('is limited to six a minute for each provider', async () => {
    for (let times = 0; times < 6; times += 1) expect((await testOf('first')).status).toBe(200);
    const answer = await testOf('first');
    expectProblem(answer, 429, 'rate-limited');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    calls.length = 0;
    await testOf('first');
    expect(calls).toEqual([]);
  });

  it('is closed to keys without the scope admin', async () => {
    expectProblem(await testOf('second', 'echo', app.apiKey), 403, 'insufficient-scope');
  });
});
