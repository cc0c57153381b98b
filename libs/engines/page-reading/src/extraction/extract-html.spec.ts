import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extractHtml } from './extract-html.js';
import type { ExtractedPage, Extraction, ExtractionJob } from '../page/page.js';

const URL_ = 'https://post.example/stories/today/lamp';

function extract(html: string, over: Partial<ExtractionJob> = {}): Extraction {
  const job: ExtractionJob = {
    kind: 'html',
    url: URL_,
    requestedUrl: URL_,
    mediaType: 'text/html',
    headers: {},
    body: html,
    formats: ['markdown', 'text', 'html', 'links', 'metadata'],
    ...over,
  };
  return extractHtml(job, html);
}

function page(html: string, over: Partial<ExtractionJob> = {}): ExtractedPage {
  const extraction = extract(html, over);
  if (extraction.outcome !== 'page') throw new Error(`no page: ${JSON.stringify(extraction)}`);
  return extraction.page;
}

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../fixtures', name), 'utf8');

const PROSE = '<p>Prose that is long enough to count as the content of a page for any reader.</p>';

describe('extractHtml', () => {
  describe('an article', () => {
    const article = page(fixture('article.html'));

    it('keeps all of its text, in order', () => {
      const text = article.text ?? '';
      const parts = [
        'Every evening, forty',
        'eleven votes',
        'A trade of patience',
        'You persuade it.',
        'a habit that one woman keeps',
      ];
      const places = parts.map((part) => text.indexOf(part));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places).not.toContain(-1);
    });

    it('puts the heading above Markdown and HTML, and leaves it to the title for text', () => {
      expect(article.markdown).toMatch(/^# The lamplighters of Orrin Quay\n\nEvery evening/);
      expect(article.html).toMatch(/^<h1>The lamplighters of Orrin Quay<\/h1>/);
      expect(article.text).toMatch(/^Every evening/);
    });

    it.each([
      'cookies',
      'Share',
      'Subscribe',
      'Herring',
      'Imprint',
      'Front page',
      'Skip to',
      'my grandfather',
      'do-not-keep',
      'never in the text',
      'steal',
      'data:',
    ])('omits %j', (clutter) => {
      const all = `${article.markdown}\n${article.text}\n${article.html}`.toLowerCase();
      expect(all).not.toContain(clutter.toLowerCase());
    });

    it('moves the caption of a picture to its description', () => {
      expect(article.markdown).toContain(
        '![A brass pole with a hook and a small flame – The pole weighs four kilograms and is older than the lamps.](',
      );
      expect(article.text).not.toContain('The pole weighs');
    });

    it('makes URLs absolute, also those of lazy pictures', () => {
      expect(article.markdown).toContain(
        '[the count of the vote](https://post.example/stories/archive/1974/vote)',
      );
      expect(article.markdown).toContain('](https://post.example/images/pole.jpg)');
    });

    it('returns the metadata of the page', () => {
      expect(article.title).toBe('The lamplighters of Orrin Quay');
      expect(article.metadata).toEqual({
        title: 'The lamplighters of Orrin Quay',
        description: 'How a harbour town kept its gas lamps, and who lights them.',
        author: 'Marit Sandvik, Jonas Ekdal',
        published_at: '2026-02-11T05:30:00Z',
        language: 'en-GB',
        site_name: 'The Tidewater Post',
        canonical_url: 'https://post.example/stories/lamplighters?utm_source=none',
        image: 'https://post.example/images/lamp-large.jpg',
        content_type: 'text/html',
      });
    });

    it('lists the links of the whole page, also outside of the content', () => {
      const urls = article.links?.map((link) => link.url);
      expect(urls).toContain('https://post.example/stories/ferry');
      expect(urls).toContain('https://post.example/imprint');
      expect(urls?.every((url) => /^https?:/.test(url))).toBe(true);
    });
  });

  it('keeps code, tables and lists of a manual whole', () => {
    const { markdown, title } = page(fixture('manual.html'));
    expect(title).toBe('Valve module');
    expect(markdown).toContain(
      '```python\nfrom sluice import valve\n\ndef flood():\n    valve.open("main", 90)\n```',
    );
    expect(markdown).toContain('| `1` | Already open \\| jammed | no |');
    expect(markdown).toContain('3. Close the gate.\n4. Wait for the lamp.\n   - Green: go on.');
    expect(markdown).toContain('```sh\n$ sluice open main\nopened\n```');
    expect(markdown).toContain('(https://docs.example/sluice/4.2/gate.html#close)');
    expect(markdown).toContain('$p = \\rho g h$');
    expect(markdown).not.toMatch(/¶|Index|Gate module|Built with care/);
  });

  it('keeps every entry of a listing', () => {
    const { markdown } = page(fixture('listing.html'));
    for (const boat of ['Aal', 'Brasse', 'Hecht', 'Karpfen', 'Zander', '14.300 €'])
      expect(markdown).toContain(boat);
    expect(markdown).not.toContain('Impressum');
  });

  it('keeps every post of a discussion', () => {
    const { text } = page(fixture('forum.html'));
    for (const post of ['drops two hundred', 'Check the flue', 'burner port indeed', 'lost a glove'])
      expect(text).toContain(post);
  });

  it('reads a forum that shows its posts to readers without scripts', () => {
    const post = (text: string): string =>
      `<div itemprop="comment"><span>ida</span><div itemprop="text"><p>${text.repeat(12)}</p></div></div>`;
    const { text } = page(
      `<title>Kiln</title><body><div id="main"></div><script src="/app.js"></script><noscript><h1>Kiln</h1>${post(
        'It drops two hundred degrees. ',
      )}${post('Check the flue, it may be open. ')}</noscript></body>`,
    );
    expect(text).toMatch(/two hundred degrees[^]*Check the flue/);
  });

  it('returns the requested formats and null for the others', () => {
    expect(page(fixture('article.html'), { formats: ['links'] })).toMatchObject({
      title: 'The lamplighters of Orrin Quay',
      markdown: null,
      text: null,
      html: null,
      metadata: null,
    });
    expect(page(fixture('article.html'), { formats: ['text'] })).toMatchObject({
      markdown: null,
      links: null,
    });
  });

  it('removes scripts and trackers from the HTML', () => {
    const { html } =
      page(`<body><h1>x</h1>${PROSE.repeat(10)}<p onmouseover="a()" style="background:url(//evil.example)">y
      <a href=" java&#10;script:a()">b</a><a href="vbscript:x">c</a><img src=x onerror=a() alt=d><svg><script>e()</script></svg>
      <math><mtext><style><img src=x onerror=f()></style></mtext></math><form action="//evil.example"><input value=g></form>
      <iframe srcdoc="<script>h()</script>"></iframe><object data="x"></object><meta http-equiv=refresh content="0;url=//evil.example">`);
    expect(html).not.toMatch(/script|on\w+=|style|evil|iframe|object|form|input|<svg|<math|<base|<meta/i);
    expect(html).toContain('Prose that is long enough');
  });

  it.each<[string, string]>([
    ['nothing closed', `<h1>T${PROSE}<div><b><p>x<table><td>y`],
    ['tags in the wrong place', `</p></div><td>${PROSE}</td></body></html><p>after the end`],
    ['no body', `<title>t</title>${PROSE}`],
    ["content only in a frameset's place", `<html><body>${PROSE}<frameset><frame src=a></frameset>`],
    ['a text without tags', 'Prose without a single tag, which browsers show all the same.'],
    ['invalid element names', `<a"b c=d>${PROSE}</a"b><1></1><x:y>z</x:y>`],
    ['zero bytes', `\0<p\0>${PROSE}`],
    ['a shadow root', `<x-page><template shadowrootmode="open">${PROSE}</template></x-page>`],
  ])('reads a page with %s', (_, html) => {
    expect(page(html).text).toMatch(/Prose/);
  });

  it('follows a page that only redirects', () => {
    expect(extract('<meta http-equiv="refresh" content="0; URL=\'/new\'"><p>Moved.')).toEqual({
      outcome: 'moved',
      url: 'https://post.example/new',
    });
    expect(extract(`<meta http-equiv="refresh" content="300">${PROSE}`).outcome).toBe('page');
    expect(extract(`<meta http-equiv="refresh" content="0;url=javascript:a()">${PROSE}`).outcome).toBe(
      'page',
    );
  });

  it.each<[string, string, RegExp]>([
    [
      'a wall',
      '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>',
      /Cloudflare challenge blocks the page/,
    ],
    ['an empty shell', '<div id="root"></div><script src="/app.js"></script>', /JavaScript/],
    ['a login form', '<title>Sign in</title><form><input type=password></form><p>Members only', /log in/],
    ['a page that is not there', '<title>Page not found</title><h1>Page not found</h1>', /not found/],
    [
      'a frameset',
      '<frameset><frame src="left.html"></frameset>',
      /https:\/\/post\.example\/stories\/today\/left\.html/,
    ],
    ['nothing', '', /no text/],
  ])('does not accept %s as a page', (_, html, detail) => {
    expect(extract(html)).toMatchObject({ outcome: 'blocked', detail: expect.stringMatching(detail) });
  });
});
