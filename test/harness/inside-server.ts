import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { ADDRESS_RESOLVER, type AddressResolver } from '@capstan/platform-outbound';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from './app.js';
import { StandInWeb } from './stand-in-web/index.js';

/** A service that scrapes, and an internal server, which it must never reach. */
export class InsideBench {
  readonly web = new StandInWeb();
  /** Every byte received by the internal server. */
  readonly received: string[] = [];
  /** DNS results in place of real ones; one entry per lookup, the last one is repeated. */
  readonly names = new Map<string, string[][]>();
  /** Port of the internal server. */
  port = 0;
  app!: TestApp;

  private readonly inside = createServer((socket) => {
    this.received.push(`connection from ${socket.remotePort}`);
    socket.on('data', (bytes) => this.received.push(bytes.toString()));
    socket.on('error', () => {});
  });

  private readonly resolve: AddressResolver = (hostname) => {
    const answers = this.names.get(hostname);
    const addresses = (answers && answers.length > 1 ? answers.shift() : answers?.[0]) ?? [];
    if (addresses.length === 0) return Promise.reject(new Error('ENOTFOUND'));
    return Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  };

  async open(): Promise<void> {
    this.inside.listen(0, '::');
    await once(this.inside, 'listening');
    this.port = (this.inside.address() as AddressInfo).port;
    await this.web.start();
    this.app = await startApp({
      env: { OUTBOUND_ALLOW_HOSTS: this.web.hostPort, SCRAPE_PROVIDERS: 'direct_fetch,chromium' },
      overrides: [{ provide: ADDRESS_RESOLVER, useValue: this.resolve }],
    });
  }

  async close(): Promise<void> {
    expect(await this.app.audit()).toEqual([]);
    await this.app.close();
    await this.web.stop();
    this.inside.close();
  }

  scrape(url: string, fields: object = {}): Promise<TestAnswer> {
    return this.app.call('/v1/scrape', { body: { url, ...fields } });
  }

  /** `PORT` is that of the internal server. */
  at(template: string): string {
    return template.replaceAll('PORT', String(this.port));
  }

  /** A page of the stand-in web that redirects. */
  redirectPath(to: string, status = 302): string {
    return `${this.web.origin}/redirect?status=${status}&to=${encodeURIComponent(to)}`;
  }
}

/** Opens a bench before the tests of the file; expects after each that nothing reached the internal server. */
export function useInside(): InsideBench {
  const bench = new InsideBench();
  beforeAll(() => bench.open());
  beforeEach(() => {
    bench.web.reset();
    bench.names.clear();
  });
  afterEach(() => expect(bench.received).toEqual([]));
  afterAll(() => bench.close());
  return bench;
}

/** Expects a documented rejection that is free and has no details of the internal target. */
export function expectRefused(answer: TestAnswer): void {
  expect(answer.body.error).toMatchObject({ status: 400, type: 'http://capstan.test/errors/invalid-url' });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ success: false, data: null, credits_used: 0 });
  expect(answer.headers.get('x-credits-used')).toBe('0');
  expect(answer.text).not.toMatch(/127\.0\.0\.1|10\.0\.0\.\d|169\.254|secret/);
}

/** How pages are read: by fetch only, or in the browser. */
export const FETCHED = { mode: 'fetch' };
export const SEEN = { mode: 'browser', timeout_ms: 20_000 };
