import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SharedBrowser } from '@capstan/platform-browser';
import { BrowserBench, type Site } from '../../../libs/platform/browser/src/fixtures/browser-bench.js';

const bench = new BrowserBench();
let site: Site;
let browser: SharedBrowser;

beforeAll(async () => {
  site = await bench.site();
  browser = bench.browser([site]);
});
afterAll(() => bench.close());

const print = (page: string): Promise<Uint8Array> =>
  browser.inspect(
    {
      answer: ({ path }) =>
        path === 'page.html' ? { status: 200, headers: { 'content-type': 'text/html' }, body: page } : null,
      signal: new AbortController().signal,
      timeoutMs: 30_000,
    },
    async (inMemory) => (await inMemory.open('page.html', { width: 800, height: 600, isDark: false })).pdf(),
  );

describe('printing an in-memory page', () => {
  it('yields numbered A4 pages, tagged, with links and an outline', async () => {
    const long = '<h2>Part</h2><p>Text of the report.</p>'.repeat(60);
    const bytes = await print(
      `<!doctype html><html lang="en"><title>Report</title><h1>Report</h1>${long}</html>`,
    );
    const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
    try {
      const { text: pages } = await extractText(pdf, { mergePages: false });
      expect(pages.length).toBeGreaterThan(1);
      pages.forEach((page, at) => expect(page).toContain(`${at + 1} / ${pages.length}`));
      expect(pages.join(' ')).toContain('Text of the report.');
      const [, , width, height] = (await pdf.getPage(1)).view;
      // A4 is 595.3 x 841.9 points; Chromium counts in whole pixels.
      expect(Math.abs(width! - 595.3)).toBeLessThan(2);
      expect(Math.abs(height! - 841.9)).toBeLessThan(2);
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      expect((await pdf.getOutline())?.[0]?.title).toBe('Report');
    } finally {
      await pdf.destroy();
    }
  });

  it('sends no network request', async () => {
    const bytes = await print(
      `<h1>Report</h1><img src="${site.origin}/x.png"><link rel="stylesheet" href="${site.origin}/x.css"><iframe src="file:///etc/passwd"></iframe>`,
    );
    expect(new TextDecoder('latin1').decode(bytes.subarray(0, 5))).toBe('%PDF-');
    expect(site.asked).toEqual([]);
  });
});

describe('an in-memory site', () => {
  it('reports the errors of a page for that page alone', async () => {
    const pages: Record<string, string> = {
      'broken.html': '<script>throw new Error("broken")</script>',
      'sound.html': '<p>Sound.</p>',
    };
    const view = { width: 800, height: 600, isDark: false };
    const faults = await browser.inspect(
      {
        answer: ({ path }) =>
          path in pages
            ? { status: 200, headers: { 'content-type': 'text/html' }, body: pages[path] ?? '' }
            : null,
        signal: new AbortController().signal,
        timeoutMs: 30_000,
      },
      async (inMemory) => [
        (await inMemory.open('broken.html', view)).faults,
        (await inMemory.open('sound.html', view)).faults,
      ],
    );
    expect(faults).toEqual([['broken'], []]);
  });
});
