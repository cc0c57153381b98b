import { ProviderFailure } from '@capstan/kit';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type TestApp, startApp } from './app.js';
import { scriptedCatalog } from './catalog.js';

/** Price of a call of `echo`. */
export const PRICE = 2;

/** The abort signal of an attempt of a scripted provider. */
export const fail = (outcome: ProviderFailure['outcome'], retryAfterSeconds?: number): never => {
  throw new ProviderFailure(outcome, `scripted ${outcome}`, retryAfterSeconds ? { retryAfterSeconds } : {});
};

/** Serves `echo` for PRICE to the tests of a file; expects after each that the ledger is balanced. */
export function servePaidCalls() {
  const { catalog, script, calls } = scriptedCatalog(PRICE);
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ catalog });
  });
  afterEach(async () => {
    script((_provider, params) => ({ text: params.text }));
    calls.length = 0;
    expect(await app.audit()).toEqual([]);
  });
  afterAll(() => app.close());
  return {
    catalog,
    script,
    calls,
    /** Available from the first test on. */
    get app() {
      return app;
    },
    credits: async (key = app.apiKey) => (await app.call('/v1/credits', { key })).body.data,
    echo: (body: unknown = { text: 'hello' }, options: Parameters<TestApp['call']>[1] = {}) =>
      app.call('/v1/echo', { body, ...options }),
  };
}
