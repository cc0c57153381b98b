import { readPrompt } from '@capstan/prompt-reader';
import { renderSite } from '@capstan/site-renderer';
import { PageInspections } from '@capstan/sites';
import { afterAll, describe, expect, it } from 'vitest';
import { BrowserBench } from '../../../libs/platform/browser/src/fixtures/browser-bench.js';

const bench = new BrowserBench();
const looks = new PageInspections(bench.browser([], { concurrency: 6 }));
afterAll(() => bench.close());

const { signal } = new AbortController();

const page = (body: string, style = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page of a test</title><link rel="icon" href="data:,">
<style>body { font: 16px/1.5 sans-serif; margin: 1rem; background: #fff; color: #000; } ${style}</style></head>
<body><main><h1>A page of a test</h1>${body}</main></body></html>`;

/** The findings per page: check, severity and message. */
async function found(files: Record<string, string>): Promise<Record<string, string[]>> {
  const pages = Object.keys(files).filter((path) => path.endsWith('.html'));
  const { found: findings, isSkipped } = await looks.check(new Map(Object.entries(files)), pages, signal);
  expect(isSkipped).toBe(false);
  return Object.fromEntries(
    pages.map((path) => [
      path,
      findings
        .filter((finding) => finding.page === path)
        .map(({ check, severity, message }) => `${check}, ${severity}: ${message}`),
    ]),
  );
}

describe.concurrent('layout', () => {
  it('withholds pages that are wider than the window, on phones or everywhere', async () => {
    const { 'index.html': findings } = await found({
      'index.html': page('<div style="width: 380px; background: #ddd">wide</div>'),
    });
    expect(findings).toEqual([
      expect.stringMatching(
        /^layout, block: div "wide" is \d+ px wider than the window \(small phone, light\)$/,
      ),
    ]);
  });

  it('withholds forms whose fields are too narrow', async () => {
    const { 'index.html': findings } = await found({
      'index.html': page(
        `<form><label for="a">E-mail</label><input id="a" type="email" style="width: 26px; box-sizing: border-box"><br>
         <label for="b">Note</label><textarea id="b" style="width: 60px; box-sizing: border-box"></textarea><br>
         <label for="c">Number</label><input id="c" type="number" style="width: 60px">
         <label for="d">How many</label><select id="d"><option>1</option><option>2</option></select>
         <input type="text" aria-hidden="true" tabindex="-1" aria-label="trap" style="position: absolute; left: -999rem; width: 20px"></form>`,
      ),
    });
    expect(findings).toEqual([
      expect.stringMatching(/^layout, block: input#a is a field 26 px wide/),
      expect.stringMatching(/^layout, block: textarea#b is a field 60 px wide/),
    ]);
  });

  it('withholds clipped text, and text with one letter per line', async () => {
    const { 'index.html': findings } = await found({
      'index.html': page(
        `<p id="cut">Readers never see the end of this sentence, because it is hidden.</p><p id="piled">Reservation</p>`,
        '#cut { width: 150px; height: 1.5em; overflow: hidden } #piled { width: 20px; overflow-wrap: anywhere }',
      ),
    });
    expect(findings).toEqual([
      expect.stringMatching(/^layout, block: p#cut ".*" has text of which \d+ px cannot be seen/),
      expect.stringMatching(/^layout, block: p#piled "Reservation" breaks a word into \d+ lines/),
    ]);
  });

  it('withholds controls of which the page clips a part', async () => {
    const { 'index.html': findings } = await found({
      'index.html': page(
        '<div class="row"><button type="button" aria-label="More"></button></div>',
        'main { overflow-x: clip } .row { width: 354px; text-align: right } button { width: 40px; height: 40px }',
      ),
    });
    expect(findings).toEqual([
      expect.stringMatching(
        /^layout, block: button has a part of \d+ px that cannot be seen \(small phone, light\)$/,
      ),
    ]);
  });

  it('fits what can be ordered on a phone, also with a long unit of the price', async () => {
    const { document } = readPrompt(
      'Lavandaria Minhota em Braga. Camisas 2,80 €, tapetes 9 € por metro quadrado. Os clientes podem encomendar online.',
    );
    document.theme.id = 'commons';
    const files = await renderSite(document);
    expect(files.get('index.html')).toContain('cart-item');
    expect((await looks.check(files, ['index.html'], signal)).found).toEqual([]);
  });

  it('ignores intentionally clipped or hidden content', async () => {
    const long = 'A long line of words that does not fit into the little room it has here at all';
    const { 'index.html': findings } = await found({
      'index.html': page(
        `<p class="dots">${long}</p><p class="lines">${long}</p><p class="hidden">${long}</p>
         <div class="scroll" tabindex="0" role="region" aria-label="Wide">${long}</div>
         <details><summary>More</summary><p>${long}</p></details>
         <p lang="ja" style="width: 4.2em">東京の下町にあるパン屋です</p>`,
        `.dots { width: 200px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
         .lines { width: 200px; overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical }
         .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
         .scroll { width: 200px; overflow-x: auto; white-space: nowrap }`,
      ),
    });
    expect(findings).toEqual([]);
  });
});

describe.concurrent('facts', () => {
  const facts = (pages: Record<string, string[]>): string => JSON.stringify({ version: 1, pages });

  it('withholds pages that do not show the owner’s facts', async () => {
    const findings = await found({
      '.capstan/facts.json': facts({
        'index.html': ['Lanterna', '+351 21 555-0134', 'Rye loaf', '€ 6.50', 'Walnut bread'],
        'gone.html': ['Lanterna'],
      }),
      'index.html': page(
        `<p style="text-transform: uppercase">Lanterna</p><p>+351&nbsp;21&nbsp;555\u20110134</p>
         <p>Rye <b>loaf</b> €6.50</p><p hidden>Walnut bread</p>`,
      ),
    });
    expect(findings['index.html']).toEqual([
      'facts, block: "Walnut bread" cannot be seen on the page (desktop, light)',
    ]);
  });

  it('requires nothing if the list cannot be parsed', async () => {
    const files = {
      '.capstan/facts.json': '{"version":2}',
      'index.html': page('<p>Nothing but a line.</p>'),
    };
    expect(await found(files)).toEqual({ 'index.html': [] });
  });
});

it.concurrent('reports each page separately, whatever is wrong with earlier ones', async () => {
  const findings = await found({
    'a.html': page('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">'),
    'b.html': page('<p>Good</p>'),
    'c.html': page('<script>throw new Error("broken")</script>'),
    'd.html': page('<div style="width: 2000px">wide</div>'),
    'e.html': page('<h4>Skips levels</h4><p>A lesser matter.</p>'),
  });
  expect(findings).toEqual({
    'a.html': [expect.stringContaining('accessibility, block: ')],
    'b.html': [],
    'c.html': [expect.stringContaining('console, block: ')],
    'd.html': [expect.stringContaining('layout, block: ')],
    'e.html': [expect.stringContaining('accessibility, warn: ')],
  });
});
