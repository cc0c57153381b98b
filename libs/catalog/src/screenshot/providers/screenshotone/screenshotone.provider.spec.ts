import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidUrlError, OutboundError, VendorTargets, failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { pngOf, webpOf } from '../../fixtures/pictures.js';
import type { TakenScreenshot } from '../../picture/taken-screenshot.js';
import { ScreenshotParams } from '../../screenshot.params.js';
import { ScreenshotoneProvider } from './screenshotone.provider.js';

const KEY = 'access-key-for-tests';
const SECRET = 'secret-key-for-tests';
const baseUrl = 'https://api.screenshotone.com';
const context = { signal: new AbortController().signal, timeoutMs: 20_000, requestId: 'r1' };
const settings = { allowHosts: ['wiki.corp.example:8080'] };
const robots = new FakeOutboundClient(() => ({}));
const targets = new VendorTargets(settings, robots, (name) =>
  Promise.resolve([{ address: name === 'inside.example' ? '10.0.0.5' : '93.184.215.14', family: 4 }]),
);
const picture: ScriptedAnswer = {
  headers: { 'content-type': 'image/png', 'x-screenshotone-http-response-status-code': '200' },
  body: pngOf(1280, 800),
};
const error = (body: unknown, status: number, headers: Record<string, string> = {}): ScriptedAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8'));

function take(
  answer: ScriptedAnswer,
  params: Partial<ScreenshotParams> = {},
  config: { secretKey?: string } = {},
): { outbound: FakeOutboundClient; result: Promise<TakenScreenshot> } {
  const outbound = new FakeOutboundClient(() => answer);
  const provider = new ScreenshotoneProvider(
    { accessKey: KEY, secretKey: undefined, baseUrl, ...config },
    outbound,
    targets,
  );
  const asked = Object.assign(new ScreenshotParams(), { url: 'https://a.example/?q=1', ...params });
  return { outbound, result: provider.call(asked, context) };
}

const queryOf = ({ outbound }: { outbound: FakeOutboundClient }): Record<string, string> =>
  Object.fromEntries(new URL(outbound.requests[0]?.url ?? '').searchParams);

describe('ScreenshotoneProvider', () => {
  it('is configured by its access key', () => {
    const outbound = new FakeOutboundClient(() => picture);
    const config = { secretKey: undefined, baseUrl };
    expect(new ScreenshotoneProvider({ ...config, accessKey: KEY }, outbound, targets).isConfigured()).toBe(
      true,
    );
    expect(
      new ScreenshotoneProvider({ ...config, accessKey: undefined }, outbound, targets).isConfigured(),
    ).toBe(false);
  });

  it('asks for a picture with the key in a header', async () => {
    const attempt = take(picture);
    expect(await attempt.result).toMatchObject({
      url: 'https://a.example/?q=1',
      final_url: null,
      status_code: 200,
      width: 1280,
      height: 800,
      is_cut: false,
    });
    expect(queryOf(attempt)).toEqual({
      url: 'https://a.example/?q=1',
      format: 'png',
      viewport_width: '1280',
      viewport_height: '800',
      device_scale_factor: '1',
      timeout: '18',
      metadata_http_response_status_code: 'true',
    });
    expect(attempt.outbound.requests[0]).toMatchObject({ headers: { 'x-access-key': KEY }, maxRedirects: 0 });
    expect(attempt.outbound.requests[0]?.url).not.toContain(KEY);
  });

  it('asks for a device, the whole page, dark colours and a selector', async () => {
    const attempt = take(
      { headers: { 'content-type': 'image/webp' }, body: webpOf(1179, 16_383) },
      { device: 'iPhone 15', full_page: true, dark: true, wait_for: '#a b', format: 'webp' },
    );
    expect(await attempt.result).toMatchObject({ status_code: null, height: 16_383, is_cut: true });
    expect(queryOf(attempt)).toMatchObject({
      format: 'webp',
      viewport_width: '393',
      viewport_height: '659',
      device_scale_factor: '3',
      viewport_mobile: 'true',
      viewport_has_touch: 'true',
      user_agent: expect.stringContaining('iPhone'),
      full_page: 'true',
      full_page_max_height: '5461',
      dark_mode: 'true',
      wait_for_selector: '#a b',
    });
  });

  it('waits for whole seconds, which is all the vendor knows', async () => {
    const attempt = take(picture, { wait_for: '1200' });
    await attempt.result;
    expect(queryOf(attempt)).toMatchObject({ delay: '2' });
  });

  it('signs the query, key included, when there is a secret', async () => {
    const attempt = take(picture, {}, { secretKey: SECRET });
    await attempt.result;
    const [, query = '', signature] =
      /\?(.*)&signature=([0-9a-f]{64})$/.exec(attempt.outbound.requests[0]?.url ?? '') ?? [];
    expect(query).toContain(`&access_key=${KEY}`);
    expect(signature).toBe(createHmac('sha256', SECRET).update(query).digest('hex'));
    expect(attempt.outbound.requests[0]?.headers).not.toHaveProperty('x-access-key');
    expect(JSON.stringify(attempt.outbound.requests)).not.toContain(SECRET);
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'a page that refuses',
      error(fixture('host-returned-error'), 500),
      { outcome: 'blocked', isFinal: false, message: 'the page answered 403' },
    ],
    [
      'a page that is not there',
      error({ error_code: 'host_returned_error', returned_status_code: 404 }, 500),
      { outcome: 'blocked', isFinal: true },
    ],
    [
      'a site that fails',
      error({ error_code: 'host_returned_error', returned_status_code: 503 }, 500),
      { outcome: 'blocked', isFinal: false },
    ],
    ['a used plan under 400', error(fixture('quota'), 400), { outcome: 'quota_exhausted' }],
    [
      'too much at a time under 400',
      error(fixture('concurrency'), 400, { 'retry-after': '4' }),
      { outcome: 'rate_limited', retryAfterSeconds: 4 },
    ],
    ['a refused key under 400', error(fixture('access-key-invalid'), 400), { outcome: 'misconfigured' }],
    [
      'a missing signature',
      error({ error_code: 'signature_is_required' }, 400),
      { outcome: 'misconfigured' },
    ],
    ['a wrong signature', error({ error_code: 'signature_is_not_valid' }, 400), { outcome: 'misconfigured' }],
    ['no time left', error(fixture('timeout'), 500), { outcome: 'timeout', isTarget: true }],
    ['an unknown name', error({ error_code: 'name_not_resolved' }, 400), { outcome: 'blocked' }],
    ['a site out of reach', error({ error_code: 'network_error' }, 500), { outcome: 'blocked' }],
    ['options it does not take', error(fixture('request-not-valid'), 400), { outcome: 'upstream_error' }],
    [
      'a picture it cannot make',
      error({ error_code: 'resulting_image_too_large' }, 400),
      { outcome: 'blocked' },
    ],
    [
      'its own failure',
      error({ error_code: 'internal_application_error' }, 500),
      { outcome: 'upstream_error' },
    ],
    [
      'overload',
      error({ error_code: 'temporary_unavailable' }, 503, { 'retry-after': '9' }),
      { outcome: 'upstream_error', retryAfterSeconds: 9, isTarget: false },
    ],
    ['an error under 200', error(fixture('quota'), 200), { outcome: 'quota_exhausted' }],
    [
      'JSON under 200',
      error({ screenshot_url: 'https://cache.example/x.png' }, 200),
      { outcome: 'upstream_error' },
    ],
    ['a code nobody documented', error({ error_code: 'constructor' }, 400), { outcome: 'upstream_error' }],
    [
      'a page under 200',
      { headers: { 'content-type': 'image/png' }, body: '<!doctype html>' },
      { outcome: 'upstream_error' },
    ],
    ['another format than asked for', { body: webpOf(4, 4) }, { outcome: 'upstream_error' }],
    ['too many bytes', new OutboundError('too_large', 'x'), { outcome: 'blocked' }],
    ['no connection', new OutboundError('connect', 'x'), { outcome: 'upstream_error' }],
  ])('classes %s', async (_, answer, expected) => {
    const failure = await take(answer).result.catch(failureForError);
    expect(failure).toMatchObject(expected);
    expect(JSON.stringify(failure)).not.toContain(KEY);
  });

  it.each([
    'http://10.0.0.5/',
    'http://localhost/',
    'http://inside.example/',
    'http://wiki.corp.example:8080/',
    'ftp://a.example/',
  ])('tells the vendor nothing of %s', async (url) => {
    const attempt = take(picture, { url });
    await expect(attempt.result).rejects.toThrow(InvalidUrlError);
    expect(attempt.outbound.requests).toEqual([]);
  });
});
