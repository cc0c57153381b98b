import { afterAll, describe, expect, inject, it } from 'vitest';
import { pdfOf } from '@capstan/platform-testing';
import { ReadingThreads } from '@capstan/platform-jobs';
import { ExtractionPool } from './extraction.pool.js';
import type { Extraction, ExtractionJob } from '../page/page.js';

const PROSE = '<p>Prose that is long enough to count as the content of a page for any reader.</p>';

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
const pool = new ExtractionPool(threads);
afterAll(() => threads.onApplicationShutdown());

const job = (body: string | Uint8Array): ExtractionJob => ({
  kind: typeof body === 'string' ? 'html' : 'pdf',
  url: 'https://a.example/x',
  requestedUrl: 'https://a.example/x',
  mediaType: null,
  headers: {},
  body,
  formats: ['markdown', 'text', 'html', 'links', 'metadata'],
});

const patience = (): AbortSignal => AbortSignal.timeout(80_000);

const textOf = (extraction: Extraction): string | null =>
  extraction.outcome === 'page' ? extraction.page.text : extraction.outcome;

describe('ExtractionPool', () => {
  it('reads pages and PDFs in threads', async () => {
    const [html, pdf] = await Promise.all([
      pool.extract(job(PROSE), patience()),
      pool.extract(job(pdfOf(['High water at six.'])), patience()),
    ]);
    expect(textOf(html)).toContain('Prose that is long');
    expect(textOf(pdf)).toBe('High water at six.');
  });

  it('stops a page that takes too much memory, and keeps working', async () => {
    const small = new ReadingThreads({ memoryMb: 96, threads: 1, timeMs: 60_000 });
    const inSmall = new ExtractionPool(small);
    const large = '<p id=a class=b title=c lang=en>some <b id=d class=e>bold</b> text</p>'.repeat(70_000);
    await expect(inSmall.extract(job(large), patience())).rejects.toMatchObject({ reason: 'too_large' });
    expect(textOf(await inSmall.extract(job(PROSE), patience()))).toContain('Prose that is long');
    await small.onApplicationShutdown();
  });
});

/** Elements of pages that take seconds to read; a time that grows with their square would show at both sizes. */
const MANY = inject('isLong') ? 100_000 : 20_000;

describe('hostile pages', () => {
  it.each<[string, string]>([
    ['100,000 nested elements', '<div>'.repeat(100_000) + PROSE],
    ['500,000 nested elements', '<div>'.repeat(500_000) + PROSE],
    ['200,000 tables', PROSE + '<table>'.repeat(200_000)],
    ['155 KB of em spaces', `<p>x${'\u2003'.repeat(50_000)}y</p>${PROSE}`],
    ['em spaces in code', `<pre>${'\u2003'.repeat(50_000)}y</pre>${PROSE}`],
    ['em spaces in a code span', `<p><code>a${'\u2003'.repeat(50_000)}y</code></p>${PROSE}`],
    ['a run of spaces between words', `<pre>a${' '.repeat(1_000_000)}b</pre>${PROSE}`],
    [
      'tabs in its JSON-LD',
      `<script type="application/ld+json">${'"@type":'.repeat(10)}${'\t'.repeat(400_000)}</script>${PROSE}`,
    ],
    [
      'deep JSON-LD',
      `<script type="application/ld+json">${'{"@graph":['.repeat(40_000)}${']}'.repeat(40_000)}</script>${PROSE}`,
    ],
    ['100,000 nested formatting elements', '<b>'.repeat(100_000) + PROSE],
    [
      'formatting elements that multiply',
      Array.from({ length: 5_000 }, (_, i) => `<b id=${i}>`).join('') + '<p>x'.repeat(2_000) + PROSE,
    ],
    ['20,000 nested tables', '<table><tr><td>'.repeat(20_000) + PROSE],
    ['50,000 nested lists', '<ul><li>'.repeat(50_000) + PROSE],
    ['3,000 nested quotes', '<blockquote>'.repeat(3_000) + PROSE],
    ['200,000 attributes', `<div ${Array.from({ length: 200_000 }, (_, i) => `a${i}`).join(' ')}>${PROSE}`],
    ['a script of 5 MB', `<script>${'var a=1;'.repeat(650_000)}</script>${PROSE}`],
    ['a title of 3 MB', `<title>${'a'.repeat(3_000_000)}</title>${PROSE}`],
    ['a class of 3 MB', `<div class="${'ad-'.repeat(1_000_000)}">${PROSE}</div>`],
    ['half a million asterisks', '*'.repeat(500_000) + PROSE],
    ['nested JSON-LD', `<script type="application/ld+json">${'['.repeat(400_000)}</script>${PROSE}`],
    [`a table of ${MANY} rows`, `${PROSE}<table>${'<tr><td>1<td>2'.repeat(MANY)}</table>`],
    [`${MANY} advertisements`, '<div class=ad>x</div>'.repeat(MANY) + PROSE.repeat(50)],
    [`${MANY} captions without a picture`, '<p class=caption>x</p>'.repeat(MANY) + PROSE],
    [
      `${MANY} repetitions`,
      PROSE + '<div><p>This very paragraph is repeated here again and again.</p></div>'.repeat(MANY),
    ],
    [
      'a template and a noscript of 2 MB',
      `<template>${'<p>x</p>'.repeat(50_000)}</template><noscript>${'<p>x</p>'.repeat(250_000)}</noscript>${PROSE}`,
    ],
    [
      'an article stated twice over',
      `<script type="application/ld+json">{"@type":"Article","articleBody":"${'Prose that is long. '.repeat(20_000)}"}</script>${PROSE.repeat(2_000)}`,
    ],
    ['inline pictures', `<img src="data:image/png;base64,${'A'.repeat(2_000_000)}">${PROSE}`],
  ])('reads a page with %s', async (_, html) => {
    const extraction = await pool.extract(job(html), patience());
    expect(textOf(extraction)).toContain('Prose that is long');
  });
});
