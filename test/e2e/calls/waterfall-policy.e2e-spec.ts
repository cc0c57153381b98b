import { afterEach, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';

/** Hedging, adaptive order and shared exhaustion state, enabled by an operator, tested from outside. */
const apps: TestApp[] = [];
afterEach(async () => {
  for (const app of apps.splice(0).toReversed()) await app.close();
});

async function start(env: Record<string, string>, databaseUrl?: string) {
  const scripted = scriptedCatalog(1);
  const app = await startApp({ catalog: scripted.catalog, env, ...(databaseUrl ? { databaseUrl } : {}) });
  apps.push(app);
  const echo = (text = 'x') => app.call('/v1/echo', { body: { text } });
  const health = async () => (await app.call('/v1/admin/providers', { key: app.adminKey })).body.data;
  return { ...scripted, app, echo, health };
}

it('a hedged call is answered by the second provider, charged once, and the receipt has both', async () => {
  const { app, script, echo, health } = await start({ ECHO_HEDGING: 'true' });
  for (let count = 0; count < 20; count += 1) await echo();
  script((provider, params) =>
    provider === 'first' ? new Promise<never>(() => undefined) : { text: params.text },
  );
  const { body } = await echo();
  expect(body).toMatchObject({
    credits_used: 1,
    metadata: { provider_used: 'second', providers_tried: ['first', 'second'] },
  });
  const receipt = await app.call(`/v1/requests/${body.metadata.request_id}`);
  expect(receipt.body.data.attempts).toMatchObject([{ outcome: 'cancelled' }, { outcome: 'ok' }]);
  const { providers } = await health();
  expect(providers[0]).toMatchObject({
    wins: 20,
    outcomes: { ok: 20, cancelled: 1 },
    hedge_after_ms: expect.any(Number),
    breaker: { state: 'closed' },
  });
  expect(providers[1]).toMatchObject({ wins: 1, hedge_after_ms: null });
  expect(await app.audit()).toEqual([]);
});

it('adaptive order moves a failing provider back, and a new process reads it from the log', async () => {
  const { app, script, echo, health } = await start({ ECHO_ORDER_ADAPTIVE: 'true' });
  script((provider, params) => ({ text: provider === 'first' ? '' : params.text }));
  for (let count = 0; count < 25; count += 1) await echo();
  expect((await health()).capabilities[0]).toMatchObject({
    order: 'adaptive',
    order_now: ['second', 'first'],
  });
  const later = await start({ ECHO_ORDER_ADAPTIVE: 'true' }, app.databaseUrl);
  await later.echo();
  expect(later.calls).toEqual(['second']);
});

it('an exhausted quota is known to every process at once', async () => {
  const one = await start({});
  const two = await start({}, one.app.databaseUrl);
  const { ProviderFailure } = await import('@capstan/kit');
  one.script((provider, params) => {
    if (provider === 'first') throw new ProviderFailure('quota_exhausted', 'used up');
    return { text: params.text };
  });
  await one.echo();
  await expect
    .poll(async () => (await two.health()).providers[0].breaker)
    .toMatchObject({ state: 'open', last_failure: 'quota_exhausted' });
  await two.echo();
  expect(two.calls).toEqual(['second']);
});
