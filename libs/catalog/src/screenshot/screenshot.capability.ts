import { VendorTargets, defineCapability } from '@capstan/kit';
import { ExtractionPool } from '@capstan/page-reading';
import { ChromiumProvider } from './providers/chromium/chromium.provider.js';
import { CloudflareProvider } from './providers/cloudflare/cloudflare.provider.js';
import { ScreenshotoneProvider } from './providers/screenshotone/screenshotone.provider.js';
import { ScreenshotFinisher } from './screenshot.finisher.js';
import { ScreenshotParams } from './screenshot.params.js';
import { ScreenshotResult } from './screenshot.result.js';

/** Takes screenshots of web pages. */
export const screenshot = defineCapability<ScreenshotParams, ScreenshotResult>({
  name: 'screenshot',
  title: 'Take a screenshot',
  summary: 'Takes a screenshot of a web page on a desktop or phone, of the viewport or the full page.',
  description: [
    'Opens the page in a browser and returns `image_url`, which serves the image without a key until',
    '`expires_at`; with `inline` the image itself in `image_base64`. To read the text of a page use `scrape`.',
    '',
    'Error pages, refusals and blank pages are never returned as images: such a call fails and is free.',
    '`robots.txt` is respected.',
  ].join('\n'),
  params: ScreenshotParams,
  result: ScreenshotResult,
  credits: 1,
  readsOnly: true,
  deadlineMs: ({ timeout_ms }) => timeout_ms,
  providers: [ChromiumProvider, ScreenshotoneProvider, CloudflareProvider],
  services: [VendorTargets, ExtractionPool],
  accept: () => 'ok',
  finisher: ScreenshotFinisher,
  examples: [
    { title: 'A page', params: { url: 'https://example.com/' } },
    {
      title: 'The full page on a phone',
      params: { url: 'https://example.com/', full_page: true, device: 'iPhone 15', format: 'webp' },
    },
  ],
});
