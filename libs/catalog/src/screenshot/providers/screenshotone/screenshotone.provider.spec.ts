import { createHmac } from 'node:crypto';
import { InvalidUrlError, OutboundError, VendorTargets } from '@capstan/kit';
import { describeProvider } from '@capstan/kit/testing';
import { FakeOutboundClient } from '@capstan/platform-testing';
import { expect, it } from 'vitest';
import { pngOf, webpOf } from '../../fixtures/pictures.js';
import { ScreenshotParams } from '../../screenshot.params.js';
import { ScreenshotoneProvider } from './screenshotone.provider.js';

const targets = new VendorTargets(
  { allowHosts: ['wiki.corp.example:8080'] },
  new FakeOutboundClient(() => ({})),
  (name) =>
    Promise.resolve([{ address: name === 'inside.example' ? '10.0.0.5' : '93.184.215.14', family: 4 }]),
);
const picture = {
  headers: { 'content-type': 'image/png', 'x-screenshotone-http-response-status-code': '200' },
  body: pngOf(1280, 800),
};

describeProvider(ScreenshotoneProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new ScreenshotParams(), { url: 'https://a.example/?q=1' }),
  env: { SCREENSHOTONE_SECRET_KEY: undefined },
  services: () => [targets],
  needs: ['SCREENSHOTONE_API_KEY'],
  serves: [{ dark: true }],
  declines: [{ url: 'http://wiki.corp.example:8080/' }],
  ok: 'ok.png',
  cases: [
    {
      title: 'requests a screenshot with the key in a header',
      timeoutMs: 20_000,
      answer: picture,
      request: {
        url: 'https://api.screenshotone.com/take',
        query: {
          url: 'https://a.example/?q=1',
          format: 'png',
          viewport_width: '1280',
          viewport_height: '800',
          device_scale_factor: '1',
          timeout: '18',
          metadata_http_response_status_code: 'true',
        },
        headers: { 'x-access-key': 'k-for-tests' },
        maxRedirects: 0,
      },
      like: {
        url: 'https://a.example/?q=1',
        final_url: null,
        status_code: 200,
        width: 1280,
        height: 800,
        is_cut: false,
      },
    },
    {
      title: 'requests a device, the full page, the dark color scheme and a selector',
      params: { device: 'iPhone 15', full_page: true, dark: true, wait_for: '#a b', format: 'webp' },
      answer: { headers: { 'content-type': 'image/webp' }, body: webpOf(1179, 16_383) },
      request: {
        query: expect.objectContaining({
          format: 'webp',
          viewport_width: '393',
          viewport_height: '659',
          device_scale_factor: '3',
          viewport_mobile: 'true',
          viewport_has_touch: 'true',
          user_agent: expect.stringContaining('iPhone') as string,
          full_page: 'true',
          full_page_max_height: '5461',
          dark_mode: 'true',
          wait_for_selector: '#a b',
        }) as object,
      },
      like: { status_code: null, height: 16_383, is_cut: true },
    },
    {
      title: 'waits for whole seconds, the only unit of the vendor',
      params: { wait_for: '1200' },
      answer: picture,
      request: { query: expect.objectContaining({ delay: '2' }) as object },
    },
    ...[
      'http://10.0.0.5/',
      'http://localhost/',
      'http://inside.example/',
      'http://wiki.corp.example:8080/',
      'ftp://a.example/',
    ].map((url) => ({
      title: `sends the vendor no request for ${url}`,
      params: { url },
      request: [],
      failure: InvalidUrlError,
    })),
  ],
  faults: [
    [
      'a page that refuses',
      { status: 500, fixture: 'host-returned-error.json' },
      { outcome: 'blocked', isFinal: false, message: 'the page responded with 403' },
    ],
    [
      'a page that is not there',
      { status: 500, json: { error_code: 'host_returned_error', returned_status_code: 404 } },
      { outcome: 'blocked', isFinal: true },
    ],
    [
      'a site that fails',
      { status: 500, json: { error_code: 'host_returned_error', returned_status_code: 503 } },
      { outcome: 'blocked', isFinal: false },
    ],
    ['a used plan under 400', { status: 400, fixture: 'quota.json' }, 'quota_exhausted'],
    [
      'too much at a time under 400',
      { status: 400, retryAfter: 4, fixture: 'concurrency.json' },
      ['rate_limited', 4],
    ],
    ['a refused key under 400', { status: 400, fixture: 'access-key-invalid.json' }, 'misconfigured'],
    ['a missing signature', { status: 400, json: { error_code: 'signature_is_required' } }, 'misconfigured'],
    ['a wrong signature', { status: 400, json: { error_code: 'signature_is_not_valid' } }, 'misconfigured'],
    ['no time left', { status: 500, fixture: 'timeout.json' }, { outcome: 'timeout', isTarget: true }],
    ['an unknown name', { status: 400, json: { error_code: 'name_not_resolved' } }, 'blocked'],
    ['a site out of reach', { status: 500, json: { error_code: 'network_error' } }, 'blocked'],
    ['options it does not take', { status: 400, fixture: 'request-not-valid.json' }, 'upstream_error'],
    [
      'a picture it cannot make',
      { status: 400, json: { error_code: 'resulting_image_too_large' } },
      'blocked',
    ],
    [
      'its own failure',
      { status: 500, json: { error_code: 'internal_application_error' } },
      'upstream_error',
    ],
    [
      'overload',
      { status: 503, retryAfter: 9, json: { error_code: 'temporary_unavailable' } },
      { outcome: 'upstream_error', retryAfterSeconds: 9, isTarget: false },
    ],
    ['an error under 200', 'quota.json', 'quota_exhausted'],
    ['JSON under 200', { json: { screenshot_url: 'https://cache.example/x.png' } }, 'upstream_error'],
    ['a code that is not documented', { status: 400, json: { error_code: 'constructor' } }, 'upstream_error'],
    [
      'a page under 200',
      { headers: { 'content-type': 'image/png' }, body: '<!doctype html>' },
      'upstream_error',
    ],
    ['another format than requested', { body: webpOf(4, 4) }, 'upstream_error'],
    ['too many bytes', new OutboundError('too_large', 'x'), 'blocked'],
  ],
  more: (bench) => {
    it('signs the query, including the key, if there is a secret', async () => {
      const secret = 'secret-key-for-tests';
      const { requests } = await bench.call({ env: { SCREENSHOTONE_SECRET_KEY: secret }, answer: picture });
      const [, query = '', signature] = /\?(.*)&signature=([0-9a-f]{64})$/.exec(requests[0]?.url ?? '') ?? [];
      expect(query).toContain('&access_key=k-for-tests');
      expect(signature).toBe(createHmac('sha256', secret).update(query).digest('hex'));
      expect(requests[0]?.headers).not.toHaveProperty('x-access-key');
      expect(JSON.stringify(requests)).not.toContain(secret);
    });
  },
});
