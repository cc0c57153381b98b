import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../../harness/app.js';
import { type Handler, StandInWeb, sendHtml } from '../../harness/stand-in-web/index.js';

/** Paths of the pages of the loud account. */
const SLOW_PAGE = '/slow-page';
const BARE_PAGE = '/bare-page';
const QUIET_PAGE = '/article';

/** 155 KB that some HTML parsers need seconds for. */
const slowPage: Handler = ({ response }) =>
  sendHtml(
    response,
    `<!doctype html><title>Slow</title><article><h1>Slow</h1><p>It begins${'\u2003'.repeat(51_000)}and ends.</p></article>`,
  );

const web = new StandInWeb();
let app: TestApp;
let quietKey: string;
let flood: AbortController;
let answers: Promise<unknown>[];

beforeAll(async () => {
  await web.start();
  app = await startApp({ env: { OUTBOUND_ALLOW_HOSTS: web.hostPort, BROWSER_CONCURRENCY: '3' } });
  quietKey = (await app.createAccount()).apiKey;
});
afterAll(async () => {
  await app?.close();
  await web.stop();
});
beforeEach(() => {
  web.reset();
  web.route(SLOW_PAGE, slowPage);
  web.route(BARE_PAGE, ({ response }) => sendHtml(response, '<!doctype html><title>Bare</title><p>Bare'));
  flood = new AbortController();
  answers = [];
});
afterEach(async () => {
  flood.abort();
  await Promise.all(answers);
});

/** Calls of the loud account, all in parallel. */
function floodWith(count: number, path: string, body: object): void {
  const call = (): Promise<unknown> => app.call(path, { body, signal: flood.signal }).catch(() => undefined);
  answers.push(...Array.from({ length: count }, call));
}

const quietCall = (path: string, body: object = {}): Promise<TestAnswer> =>
  app.call(path, { body: { url: web.origin + QUIET_PAGE, ...body }, key: quietKey });

describe('while one account floods the service', () => {
  it('reads a page for another account during 14 slow pages', async () => {
    floodWith(14, '/v1/scrape', { url: web.origin + SLOW_PAGE, mode: 'fetch' });
    await expect.poll(() => web.requestsTo(SLOW_PAGE).length).toBe(14);
    const { status, body } = await quietCall('/v1/scrape', { mode: 'fetch', timeout_ms: 20_000 });
    expect([status, body.credits_used]).toEqual([200, 1]);
  });

  it('takes a screenshot for another account while six wait for a missing selector', async () => {
    floodWith(6, '/v1/screenshot', { url: web.origin + BARE_PAGE, wait_for: '#never', timeout_ms: 60_000 });
    await expect.poll(() => web.requestsTo(BARE_PAGE).length).toBeGreaterThanOrEqual(2);
    const { status, body } = await quietCall('/v1/screenshot');
    expect([status, body.credits_used]).toEqual([200, 1]);
  });
});
