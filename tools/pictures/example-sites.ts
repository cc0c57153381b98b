/**
 * `npm run pictures`: takes the pictures of docs/images/sites again: each example document that has one, on a desktop and
 * next to it on a phone, in light. It renders the documents itself and needs no service, only a Chromium (CHROMIUM_PATH, or the
 * installed one).
 */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { type SiteDocument, validateDocument } from '@capstan/site-document';
import { renderSite } from '@capstan/site-renderer';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { installedChromium } from '../test/installed-chromium.mjs';

const ROOT = resolve(import.meta.dirname, '..', '..');
const EXAMPLES = join(ROOT, 'libs', 'engines', 'site-renderer', 'fixtures');
const PICTURES = join(ROOT, 'docs', 'images', 'sites');

const HEIGHT = 1100;
/** A common width of windows; it is scaled down to a square. */
const DESKTOP_WINDOW = 1280;
const DESKTOP = HEIGHT;
const PHONE = 390;
const GAP = 24;
const BACKDROP = '#8b8b8b';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

const names = readdirSync(PICTURES).map((file) => basename(file, '.webp'));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? installedChromium(),
  args: ['--no-sandbox'],
});
for (const name of names) {
  await takePicture(browser, name);
  process.stdout.write(`${name}\n`);
}
await browser.close();

async function takePicture(from: Browser, name: string): Promise<void> {
  const files = await renderSite(documentOf(name));
  const desktop = await lookAt(from, files, { width: DESKTOP_WINDOW, height: DESKTOP_WINDOW });
  const phone = await lookAt(from, files, { width: PHONE, height: HEIGHT });
  await sharp({
    create: { width: DESKTOP + GAP + PHONE, height: HEIGHT, channels: 3, background: BACKDROP },
  })
    .composite([
      { input: await sharp(desktop).resize(DESKTOP).toBuffer(), left: 0, top: 0 },
      { input: phone, left: DESKTOP + GAP, top: 0 },
    ])
    .webp({ quality: 82 })
    .toFile(join(PICTURES, `${name}.webp`));
}

function documentOf(name: string): SiteDocument {
  const checked = validateDocument(JSON.parse(readFileSync(join(EXAMPLES, `${name}.json`), 'utf8')));
  if ('faults' in checked) throw new Error(`${name}: ${JSON.stringify(checked.faults)}`);
  return checked.document;
}

/** A PNG of the first page in a window. */
async function lookAt(
  from: Browser,
  files: Awaited<ReturnType<typeof renderSite>>,
  viewport: { width: number; height: number },
): Promise<Buffer> {
  const page = await from.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.route('**/*', (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const body = files.get(path);
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body: Buffer.from(body), contentType: TYPES[extname(path)] ?? '' });
  });
  await page.goto('http://example.test/');
  await page.evaluate('document.fonts.ready');
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
