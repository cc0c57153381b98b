import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidUrlError, OutboundError, VendorTargets, failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { jpegOf, pngOf } from '../../fixtures/pictures.js';
import type { TakenScreenshot } from '../../picture/taken-screenshot.js';
import { ScreenshotParams } from '../../screenshot.params.js';
import { failureOfCloudflare } from './cloudflare.mapper.js';
import { CloudflareProvider } from './cloudflare.provider.js';

const TOKEN = 'token-for-tests';
const config = { accountId: 'acc123', apiToken: TOKEN, baseUrl: 'https://api.cloudflare.com/client/v4' };
const context = { signal: new AbortController().signal, timeoutMs: 20_000, requestId: 'r1' };
const settings = { allowHosts: ['wiki.corp.example:8080'] };
const robots = new FakeOutboundClient(() => ({}));
const targets = new VendorTargets(settings, robots, (name) =>
  Promise.resolve([{ address: name === 'inside.example' ? '10.0.0.5' : '93.184.215.14', family: 4 }]),
);
const picture: ScriptedAnswer = { headers: { 'content-type': 'image/png' }, body: pngOf(1280, 800) };
const error = (body: unknown, status: number, headers: Record<string, string> = {}): ScriptedAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8'));

const paramsOf = (params: Partial<ScreenshotParams> = {}): ScreenshotParams =>
  Object.assign(new ScreenshotParams(), { url: 'https://a.example/', ...params });

function take(
  answer: ScriptedAnswer,
  params: Partial<ScreenshotParams> = {},
): { outbound: FakeOutboundClient; result: Promise<TakenScreenshot> } {
  const outbound = new FakeOutboundClient(() => answer);
  return {
    outbound,
    result: new CloudflareProvider(config, outbound, targets).call(paramsOf(params), context),
  };
}

describe('CloudflareProvider', () => {
  it('is configured by account and token', () => {
    const outbound = new FakeOutboundClient(() => picture);
    const isConfigured = (change: object): boolean =>
      new CloudflareProvider({ ...config, ...change }, outbound, targets).isConfigured();
    expect(isConfigured({})).toBe(true);
    expect(isConfigured({ accountId: undefined })).toBe(false);
    expect(isConfigured({ apiToken: undefined })).toBe(false);
  });

  it('serves all but dark colours and hosts of the operator', () => {
    const provider = new CloudflareProvider(config, new FakeOutboundClient(() => picture), targets);
    expect(provider.supports(paramsOf())).toBe(true);
    expect(provider.supports(paramsOf({ dark: true }))).toBe(false);
    expect(provider.supports(paramsOf({ url: 'http://wiki.corp.example:8080/' }))).toBe(false);
  });

  it('asks for a picture', async () => {
    const { outbound, result } = take(picture);
    expect(await result).toMatchObject({ final_url: null, status_code: null, width: 1280, is_cut: false });
    expect(outbound.requests[0]).toMatchObject({
      url: 'https://api.cloudflare.com/client/v4/accounts/acc123/browser-rendering/screenshot?cacheTTL=0',
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}` },
      maxRedirects: 0,
      json: {
        url: 'https://a.example/',
        viewport: { width: 1280, height: 800, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
        gotoOptions: { waitUntil: 'load', timeout: 18_500 },
        screenshotOptions: { type: 'png', fullPage: false },
      },
    });
  });

  it('asks for a device, the whole page and a selector', async () => {
    const { outbound, result } = take(
      { body: jpegOf(1081, 9_000) },
      { device: 'Pixel 7', full_page: true, wait_for: '.map', format: 'jpeg' },
    );
    // Whether it is cut is not told.
    expect(await result).toMatchObject({ media_type: 'image/jpeg', is_cut: null });
    expect(outbound.requests[0]?.json).toMatchObject({
      viewport: { width: 412, height: 839, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true },
      userAgent: expect.stringContaining('Pixel 7'),
      screenshotOptions: { type: 'jpeg', fullPage: true },
      waitForSelector: { selector: '.map', visible: true },
    });
    const waiting = take(picture, { wait_for: '1200' });
    await waiting.result;
    expect(waiting.outbound.requests[0]?.json).toMatchObject({ waitForTimeout: 1_200 });
  });

  it.each<[string, ScriptedAnswer, object]>([
    ['a refused token', error(fixture('authentication'), 401), { outcome: 'misconfigured' }],
    ['a refused account under 403', error(fixture('authentication'), 403), { outcome: 'misconfigured' }],
    [
      'a limit of the rate',
      error(fixture('rate-limited'), 429, { 'retry-after': '10' }),
      { outcome: 'rate_limited', retryAfterSeconds: 10 },
    ],
    ['the day used up', error(fixture('time-limit'), 429), { outcome: 'quota_exhausted' }],
    [
      'the day used up, in plain words',
      { status: 429, body: 'Browser time limit exceeded for today' },
      { outcome: 'quota_exhausted' },
    ],
    [
      'an unknown name',
      error(fixture('name-not-resolved'), 422),
      { outcome: 'blocked', message: 'the name of the site does not resolve' },
    ],
    ['no time left', error(fixture('navigation-timeout'), 422), { outcome: 'timeout', isTarget: true }],
    ['a request that took too long', { status: 408 }, { outcome: 'timeout' }],
    ['a page that cannot be rendered', error({ success: false, errors: [] }, 422), { outcome: 'blocked' }],
    [
      'no browser',
      { status: 503, body: 'No browser available. Please try again in a few minutes.' },
      { outcome: 'upstream_error' },
    ],
    ['its own failure', error(fixture('internal'), 500), { outcome: 'upstream_error', isTarget: false }],
    [
      'options it does not take',
      error({ success: false, errors: [{ code: 7001, message: 'Bad Request' }] }, 400),
      { outcome: 'upstream_error' },
    ],
    ['an error under 200', error(fixture('name-not-resolved'), 200), { outcome: 'blocked' }],
    ['JSON under 200', error({ success: true, result: {} }, 200), { outcome: 'upstream_error' }],
    ['another format than asked for', { body: jpegOf(4, 4) }, { outcome: 'upstream_error' }],
    ['too many bytes', new OutboundError('too_large', 'x'), { outcome: 'blocked' }],
  ])('classes %s', async (_, answer, expected) => {
    const failure = await take(answer).result.catch(failureForError);
    expect(failure).toMatchObject(expected);
    expect(JSON.stringify(failure)).not.toContain(TOKEN);
  });

  it('rests until the next day in UTC when the day is used up', async () => {
    const response = await new FakeOutboundClient(() => error(fixture('time-limit'), 429)).request({
      url: 'https://x.example/',
    });
    const failure = failureOfCloudflare(response, new Date('2026-11-21T23:00:00Z'));
    expect(failure?.retryAfterSeconds).toBe(3600);
  });

  it.each(['http://10.0.0.5/', 'http://[::1]/', 'http://inside.example/', 'http://wiki.corp.example:8080/'])(
    'tells the vendor nothing of %s',
    async (url) => {
      const attempt = take(picture, { url });
      await expect(attempt.result).rejects.toThrow(InvalidUrlError);
      expect(attempt.outbound.requests).toEqual([]);
    },
  );
});
