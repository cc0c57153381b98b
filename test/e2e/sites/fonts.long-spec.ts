import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { BrowserGate, PageInspections } from '@capstan/sites';
import type { InspectedPage, SharedBrowser } from '@capstan/platform-browser';
import { type SiteDocument, THEME_IDS } from '@capstan/site-document';
import { renderSite, type SiteFiles } from '@capstan/site-renderer';
import { ReadingThreads } from '@capstan/platform-jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allComponents } from '../../../libs/engines/site-renderer/src/fixtures/all-components.js';
import { exampleNamed, exampleNames } from '../../harness/visited-site.js';
import { BrowserBench } from '../../../libs/platform/browser/src/fixtures/browser-bench.js';

/** Every example takes half an hour; otherwise each theme has one page with all its components. */
const IS_WHOLE = process.env['FONTS_MATRIX'] === 'all';

const CASES: [title: string, document: SiteDocument][] = [
  ...(IS_WHOLE
    ? exampleNames().map((name): [string, SiteDocument] => [name, exampleNamed(name)])
    : THEME_IDS.map((id): [string, SiteDocument] => [`all components in ${id}`, allComponents(id)])),
  ['Japanese', exampleNamed('ryokan')],
];

const threads = new ReadingThreads();
afterAll(() => threads.onApplicationShutdown());

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>';

/** The site, with the pictures that its document names. */
async function built(document: SiteDocument): Promise<SiteFiles> {
  const files = new Map(await renderSite(document));
  const images = document.pages.flatMap(({ sections }) =>
    sections.flatMap((section) => section.images ?? []),
  );
  for (const { path } of images) if (!files.has(path)) files.set(path, PICTURE);
  return files;
}

const folder = mkdtempSync(join(tmpdir(), 'capstan-fonts-'));
// As root, Chromium runs as another user, who reads the files too.
chmodSync(folder, 0o755);
const dejaVu = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const machine = '/etc/fonts/fonts.conf';

function confOf(name: string, content: string): string {
  const path = join(folder, `${name}.conf`);
  writeFileSync(path, `<?xml version="1.0"?><fontconfig>${content}</fontconfig>`);
  return path;
}

/** Machines by their installed fonts. */
const MACHINES = {
  'no fonts': confOf('none', '<dir>/nowhere</dir>'),
  'DejaVu alone': confOf('dejavu', `<dir>${dejaVu}</dir>`),
  'many fonts': confOf(
    'many',
    `<dir>${dejaVu}</dir>${existsSync(machine) ? `<include>${machine}</include>` : ''}`,
  ),
};
const NAMES = Object.keys(MACHINES) as (keyof typeof MACHINES)[];

const bench = new BrowserBench();
const browsers = {} as Record<keyof typeof MACHINES, SharedBrowser>;
beforeAll(() => {
  for (const name of NAMES) browsers[name] = bench.browser([], { fontconfigFile: MACHINES[name] });
});
afterAll(async () => {
  await bench.close();
  rmSync(folder, { recursive: true, force: true });
});

const { signal } = new AbortController();

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Renders a page of a site from memory. */
function see<T>(
  browser: SharedBrowser,
  files: ReadonlyMap<string, string | Uint8Array>,
  path: string,
  read: (page: InspectedPage) => Promise<T>,
): Promise<T> {
  const answer = ({ path: asked }: { path: string }) => {
    const type = TYPES[extname(asked)] ?? 'text/html';
    const body = files.get(asked);
    return { status: body === undefined ? 404 : 200, headers: { 'content-type': type }, body: body ?? '' };
  };
  const view = { width: 390, height: 844, isDark: false };
  return browser.inspect({ answer, signal, timeoutMs: 120_000 }, async (site) =>
    read(await site.open(path, view)),
  );
}

/** Size of every text on the page; free times appear when a request for them was answered. */
const TEXT_SIZES = `document.fonts.ready.then(() => [...document.querySelectorAll(':is(h1, h2, h3, p, a, li, th, td, label, button):not(.slots *)')].map((element) => {
  const { width, height } = element.getBoundingClientRect();
  return [element.textContent.trim().slice(0, 30), Math.round(width), Math.round(height)];
}))`;

describe('sites look and pass the checks alike with any set of installed fonts', () => {
  describe.each(NAMES)('%s', (name) => {
    it.each(CASES)('every page passes the gate: %s', async (_title, document) => {
      const { findings, skipped } = await new BrowserGate(new PageInspections(browsers[name]), threads).check(
        await built(document),
        signal,
      );
      expect({ findings, skipped }).toEqual({ findings: [], skipped: [] });
    });
  });

  it.each(CASES)('texts have the same size: %s', async (_title, document) => {
    const files = await built(document);
    const [first, ...others] = await Promise.all(
      NAMES.map((name) => see(browsers[name], files, 'index.html', (page) => page.evaluate(TEXT_SIZES))),
    );
    for (const other of others) expect(other).toEqual(first);
  });
});

describe('pages without web fonts', () => {
  const pictureOf = (name: keyof typeof MACHINES, text: string): Promise<Uint8Array> =>
    see(
      browsers[name],
      new Map([['index.html', `<!doctype html><meta charset="utf-8"><title>t</title><p>${text}`]]),
      'index.html',
      (page) => page.picture(),
    );

  it.each(['ae', 'éü', 'жд', 'ωλ', '日本', 'あん'])(
    'are readable on a machine without fonts: %s',
    async (letters) => {
      const [one = '', other = ''] = letters;
      // Placeholder boxes for missing letters would all look the same, and so would empty text.
      expect(Buffer.from(await pictureOf('no fonts', one))).not.toEqual(
        Buffer.from(await pictureOf('no fonts', other)),
      );
    },
  );
});
