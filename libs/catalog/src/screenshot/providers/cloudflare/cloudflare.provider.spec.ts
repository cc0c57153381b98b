import { InvalidUrlError, OutboundError, VendorTargets } from '@capstan/kit';
import { describeProvider } from '@capstan/kit/testing';
import { FakeOutboundClient } from '@capstan/platform-testing';
import { expect } from 'vitest';
import { jpegOf, pngOf } from '../../fixtures/pictures.js';
import { ScreenshotParams } from '../../screenshot.params.js';
import { CloudflareProvider } from './cloudflare.provider.js';

const targets = new VendorTargets(
  { allowHosts: ['wiki.corp.example:8080'] },
  new FakeOutboundClient(() => ({})),
  (name) =>
    Promise.resolve([{ address: name === 'inside.example' ? '10.0.0.5' : '93.184.215.14', family: 4 }]),
);
const picture = { headers: { 'content-type': 'image/png' }, body: pngOf(1280, 800) };

describeProvider(CloudflareProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new ScreenshotParams(), { url: 'https://a.example/' }),
  env: { CLOUDFLARE_ACCOUNT_ID: 'acc123' },
  services: () => [targets],
  needs: ['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_KEY'],
  serves: [{}],
  declines: [{ dark: true }, { url: 'http://wiki.corp.example:8080/' }],
  ok: 'ok.png',
  cases: [
    {
      title: 'requests a screenshot',
      timeoutMs: 20_000,
      answer: picture,
      request: {
        method: 'POST',
        url: 'https://api.cloudflare.com/client/v4/accounts/acc123/browser-rendering/screenshot',
        query: { cacheTTL: '0' },
        headers: { authorization: 'Bearer k-for-tests' },
        maxRedirects: 0,
        json: {
          url: 'https://a.example/',
          viewport: { width: 1280, height: 800, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
          gotoOptions: { waitUntil: 'load', timeout: 18_500 },
          actionTimeout: 18_500,
          screenshotOptions: { type: 'png', fullPage: false },
        },
      },
      like: { final_url: null, status_code: null, width: 1280, is_cut: false },
    },
    {
      title: 'requests a device, the full page and a selector',
      params: { device: 'Pixel 7', full_page: true, wait_for: '.map', format: 'jpeg' },
      answer: { body: jpegOf(1081, 9_000) },
      request: {
        json: expect.objectContaining({
          viewport: { width: 412, height: 839, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true },
          userAgent: expect.stringContaining('Pixel 7') as string,
          screenshotOptions: { type: 'jpeg', fullPage: true },
          waitForSelector: expect.objectContaining({ selector: '.map', visible: true }) as object,
        }),
      },
      // Whether it is cropped is not reported.
      like: { media_type: 'image/jpeg', is_cut: null },
    },
    {
      title: 'requests a wait',
      params: { wait_for: '1200' },
      answer: picture,
      request: { json: expect.objectContaining({ waitForTimeout: 1_200 }) },
    },
    {
      title: 'waits until the next day in UTC when the day is used up',
      at: '2026-11-21T23:00:00Z',
      answer: { status: 429, fixture: 'time-limit.json' },
      failure: ['quota_exhausted', 3600],
    },
    ...['http://10.0.0.5/', 'http://[::1]/', 'http://inside.example/', 'http://wiki.corp.example:8080/'].map(
      (url) => ({
        title: `sends the vendor no request for ${url}`,
        params: { url },
        request: [],
        failure: InvalidUrlError,
      }),
    ),
  ],
  faults: [
    ['a refused token', { status: 401, fixture: 'authentication.json' }, 'misconfigured'],
    ['a refused account under 403', { status: 403, fixture: 'authentication.json' }, 'misconfigured'],
    [
      'a limit of the rate',
      { status: 429, retryAfter: 10, fixture: 'rate-limited.json' },
      ['rate_limited', 10],
    ],
    [
      'the day used up, in plain words',
      { status: 429, body: 'Browser time limit exceeded for today' },
      'quota_exhausted',
    ],
    [
      'an unknown name',
      { status: 422, fixture: 'name-not-resolved.json' },
      { outcome: 'blocked', message: 'the name of the site does not resolve' },
    ],
    [
      'no time left',
      { status: 422, fixture: 'navigation-timeout.json' },
      { outcome: 'timeout', isTarget: true },
    ],
    ['a request that took too long', { status: 408 }, 'timeout'],
    ['a page that cannot be rendered', { status: 422, json: { success: false, errors: [] } }, 'blocked'],
    [
      'no browser',
      { status: 503, body: 'No browser available. Please try again in a few minutes.' },
      'upstream_error',
    ],
    [
      'its own failure',
      { status: 500, fixture: 'internal.json' },
      { outcome: 'upstream_error', isTarget: false },
    ],
    [
      'options it does not take',
      { status: 400, json: { success: false, errors: [{ code: 7001, message: 'Bad Request' }] } },
      'upstream_error',
    ],
    ['an error under 200', 'name-not-resolved.json', 'blocked'],
    ['JSON under 200', { json: { success: true, result: {} } }, 'upstream_error'],
    ['another format than requested', { body: jpegOf(4, 4) }, 'upstream_error'],
    ['too many bytes', new OutboundError('too_large', 'x'), 'blocked'],
  ],
});
