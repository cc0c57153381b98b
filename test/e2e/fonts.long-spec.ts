import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BrowserGate, PageInspections, withFonts } from '@capstan/builds';
import type { InspectedPage, SharedBrowser } from '@capstan/platform-browser';
import {
  APP_KINDS,
  type Brief,
  type SiteFiles,
  type Tone,
  readBrief,
  siteFiles,
} from '@capstan/site-builder';
import { ReadingThreads } from '@capstan/platform-jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrowserBench } from '../../libs/platform/browser/src/fixtures/browser-bench.js';

/** Every tone with every app, in each set of fonts, takes an hour; otherwise each tone has one app. */
const IS_WHOLE = process.env['FONTS_MATRIX'] === 'all';

const PROMPT =
  'A site for Lanterna, a trattoria in Lisbon. Tagliatelle al ragù €16, grilled sea bass €24, tiramisù €8. ' +
  'Open Tuesday to Saturday 12:00 to 22:30. Phone +351 21 555 0134, hello@example.org. A contact form and a newsletter.';
const JAPANESE =
  '東京の下町にあるパン屋「ことり製パン」のサイト。カンパーニュ 680円、くるみパン 420円、営業時間は火曜から土曜の8時から18時。お問い合わせフォームも。';

const TONES: Tone[] = ['warm', 'plain', 'playful', 'elegant', 'bold', 'technical'];

interface Case {
  title: string;
  brief: Brief;
}

function caseOf(tone: Tone, app: Brief['app']): Case {
  return { title: `${tone}, ${app ?? 'no app'}`, brief: { ...readBrief(PROMPT), tone, app } };
}

/** Tones whose forms were once 26 px wide come first. */
const REPRESENTATIVE: Case[] = [
  caseOf('elegant', 'event'),
  caseOf('playful', 'tracker'),
  caseOf('warm', 'waitlist'),
  caseOf('bold', 'booking'),
  caseOf('plain', 'shop'),
  caseOf('technical', 'board'),
];
const CASES: Case[] = [
  ...(IS_WHOLE
    ? TONES.flatMap((tone) => [null, ...APP_KINDS].map((app) => caseOf(tone, app)))
    : REPRESENTATIVE),
  { title: 'Japanese', brief: readBrief(JAPANESE) },
];

const threads = new ReadingThreads();
afterAll(() => threads.onApplicationShutdown());

const built = ({ brief }: Case): SiteFiles =>
  withFonts(siteFiles({ version: 1, brief, edits: [] }, { hasFonts: true }));

const folder = mkdtempSync(join(tmpdir(), 'capstan-fonts-'));
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

/** Renders a page of a site from memory. */
function see<T>(
  browser: SharedBrowser,
  files: ReadonlyMap<string, string | Uint8Array>,
  path: string,
  read: (page: InspectedPage) => Promise<T>,
): Promise<T> {
  const answer = ({ path: asked }: { path: string }) => {
    const type = asked.endsWith('.css') ? 'text/css' : asked.endsWith('.woff2') ? 'font/woff2' : 'text/html';
    const body = files.get(asked);
    return { status: body === undefined ? 404 : 200, headers: { 'content-type': type }, body: body ?? '' };
  };
  const view = { width: 390, height: 844, isDark: false };
  return browser.inspect({ answer, signal, timeoutMs: 120_000 }, async (site) =>
    read(await site.open(path, view)),
  );
}

/** Font size of every text on the page. */
const TEXT_SIZES = `document.fonts.ready.then(() => [...document.querySelectorAll('h1, h2, h3, p, a, li, th, td, label, button')].map((element) => {
  const { width, height } = element.getBoundingClientRect();
  return [element.textContent.trim().slice(0, 30), Math.round(width), Math.round(height)];
}))`;

describe('sites look and pass the checks alike with any set of installed fonts', () => {
  describe.each(NAMES)('%s', (name) => {
    it.each(CASES)('every page passes the gate: $title', async (site) => {
      const { findings, skipped } = await new BrowserGate(new PageInspections(browsers[name]), threads).check(
        built(site),
        signal,
      );
      expect({ findings, skipped }).toEqual({ findings: [], skipped: [] });
    });
  });

  it.each(CASES)('texts have the same size: $title', async (site) => {
    const files = built(site);
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
