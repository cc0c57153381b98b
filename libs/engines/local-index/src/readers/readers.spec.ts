import { describe, expect, it } from 'vitest';
import { decodeText, isBinary } from './decode-text.js';
import { kindOfFile, kindOfMediaType } from './document-kind.js';
import { readHtml } from './html-document.js';
import { readMarkdown } from './markdown-document.js';
import { readPdf } from './pdf-document.js';
import { readText } from './text-document.js';

const html = (source: string) => readHtml(source, 'https://example.org/docs/page.html');
const texts = (source: string) => html(source).blocks.map(({ text }) => text);

describe('readHtml', () => {
  it('reads text under its headings', () => {
    expect(
      html(`<title>Pump</title><h1>Pump</h1><p>Intro <b>text</b>.</p>
        <h2>Care</h2><ul><li>Rinse.<li>Dry &amp; store.</ul><h3>Deep</h3><p>Down.</p><h2>Parts</h2><p>Seal.`),
    ).toMatchObject({
      title: 'Pump',
      blocks: [
        { headings: ['Pump'], text: 'Intro text.' },
        { headings: ['Pump', 'Care'], text: 'Rinse.' },
        { headings: ['Pump', 'Care'], text: 'Dry & store.' },
        { headings: ['Pump', 'Care', 'Deep'], text: 'Down.' },
        { headings: ['Pump', 'Parts'], text: 'Seal.' },
      ],
    });
  });

  it('drops everything that is not content', () => {
    expect(
      texts(`<nav>menu</nav><header role="banner">brand</header><div>kept</div><script>x()</script><style>p{}</style>
        <aside>ad</aside><p hidden>hidden</p><span aria-hidden="true">icon</span><button>Buy</button>
        <template>t</template><svg><title>drawing</title><text>svg</text></svg><footer>legal</footer>`),
    ).toEqual(['kept']);
  });

  it('uses only the main element if there is one', () => {
    expect(texts('<div>side</div><main><p>content</p></main>')).toEqual(['content']);
  });

  it('separates table cells and keeps headings without text', () => {
    expect(texts('<table><tr><th>Code</th><td>E31</td></tr></table><h2>Empty</h2><h2>Also</h2>')).toEqual([
      'Code | E31',
      'Empty',
      'Also',
    ]);
  });

  it('uses the title of the head, otherwise the first heading', () => {
    expect(html('<svg><title>no</title></svg><h1>Yes</h1>').title).toBe('Yes');
    expect(html('<p>nothing').title).toBe('');
  });

  it('reads date, robots and links', () => {
    const page =
      html(`<head><base href="/docs/v2/"><meta property="article:published_time" content="2026-09-01T08:00:00Z">
      <meta name="ROBOTS" content="noindex, follow"></head>
      <a href="a.html#x">a</a><a href="a.html">again</a><a href="mailto:x@example.org">m</a><a href="//other.example/">o</a><a>none</a>`);
    expect(page).toMatchObject({
      publishedAt: '2026-09-01T08:00:00.000Z',
      isNoIndex: true,
      links: ['https://example.org/docs/v2/a.html', 'https://other.example/'],
    });
    expect(html('<p>x')).toMatchObject({ publishedAt: null, isNoIndex: false, links: [] });
  });

  it('reads the language and the share of link text', () => {
    expect(html('<html lang="de-AT"><p>x').language).toBe('de');
    expect(html('<html lang="tlh"><p>x').language).toBeNull();
    expect(html('<p>four<a href="/x">four</a><a name="y">four').linkShare).toBeCloseTo(1 / 3);
    expect(html('<p></p>')).toMatchObject({ language: null, linkShare: 0 });
  });

  it('handles malformed and very deep markup', () => {
    expect(texts('<p>a<<b></i>b</p><table><td>c')).toEqual(['a<b', 'c']);
    expect(texts(`${'<div>'.repeat(20_000)}deep`)).toEqual(['deep']);
    expect(texts(`${'<b>'.repeat(20_000)}deep`)).toBeInstanceOf(Array);
    expect(texts('')).toEqual([]);
  });

  it('handles an element with very many children', () => {
    expect(texts(`<pre>${'<i>x</i> '.repeat(150_000)}</pre>`).join('')).toHaveLength(299_999);
  });
});

describe('readMarkdown', () => {
  it.each([
    ['`<CAPABILITY>_PROVIDERS` is set', '<CAPABILITY>_PROVIDERS is set'],
    ['in `docs/errors/<slug>.md`', 'in docs/errors/<slug>.md'],
    ['``a `b` **c**``, `__init__` and **bold**', 'a `b` **c**, __init__ and bold'],
    ['[`Map<K, V>`](https://example.org) of `&amp;`', 'Map<K, V> of &amp;'],
    ['a \\` <b>tag</b> ` alone', 'a ` tag ` alone'],
  ])('keeps the content of a code span: %s', (source, text) => {
    expect(readMarkdown(source).blocks).toEqual([{ headings: [], text }]);
  });

  it('reads headings, paragraphs, lists, tables and code without markup', () => {
    const source = `---
title: "Pump guide"
date: 2026-05-04
---
Intro with **bold**, _soft_, \`code\` and a [link](https://example.org "t").

Care
====

- Rinse ![the part](x.png) well.
- Dry\\*.

## Codes ##

| Code | Meaning |
|------|---------|
| E31  | No flow |

\`\`\`sh
# not a heading
run --all
\`\`\`
`;
    expect(readMarkdown(source)).toEqual({
      title: 'Pump guide',
      publishedAt: '2026-05-04T00:00:00.000Z',
      language: null,
      linkShare: 0,
      blocks: [
        { headings: [], text: 'Intro with bold, soft, code and a link.' },
        { headings: ['Care'], text: 'Rinse the part well.' },
        { headings: ['Care'], text: 'Dry*.' },
        { headings: ['Care', 'Codes'], text: 'Code | Meaning' },
        { headings: ['Care', 'Codes'], text: 'E31 | No flow' },
        { headings: ['Care', 'Codes'], text: '# not a heading run --all' },
      ],
    });
  });

  it('uses the first heading as the title and keeps snake_case', () => {
    expect(readMarkdown('# Top\n\nset max_open_files and 2 * 3 * 4')).toMatchObject({
      title: 'Top',
      blocks: [{ text: 'set max_open_files and 2 * 3 * 4' }],
    });
  });
});

describe('readText', () => {
  it('splits at empty lines', () => {
    expect(readText('Title\r\n\r\nOne\r\ntwo.\n \n\nThree.')).toEqual({
      title: 'Title',
      publishedAt: null,
      language: null,
      linkShare: 0,
      blocks: ['Title', 'One two.', 'Three.'].map((text) => ({ headings: [], text })),
    });
  });

  it('has no title when the first line is a paragraph', () => {
    expect(readText('x '.repeat(100)).title).toBe('');
  });
});

describe('readPdf', () => {
  it('reads the text of each page and the title', async () => {
    const document = await readPdf(pdfOf(['Grease the spindle.', 'Store it dry.'], 'Vent manual'));
    expect(document).toEqual({
      title: 'Vent manual',
      publishedAt: null,
      language: null,
      linkShare: 0,
      blocks: [
        { headings: [], text: 'Grease the spindle.' },
        { headings: [], text: 'Store it dry.' },
      ],
    });
  });

  it('does not modify the bytes of the file', async () => {
    const bytes = Buffer.from(pdfOf(['Store it dry.'], 'Vent manual'));
    const before = Buffer.from(bytes);
    await expect(readPdf(bytes)).resolves.toMatchObject({ title: 'Vent manual' });
    expect(bytes.equals(before)).toBe(true);
  });

  it('rejects a file that is not a PDF', async () => {
    await expect(readPdf(new TextEncoder().encode('%PDF-1.7 nonsense'))).rejects.toThrow('Invalid PDF');
  });
});

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from('größe'), 'größe'],
    ['UTF-8 with mark', Buffer.from('\ufeffgröße'), 'größe'],
    ['UTF-16', Buffer.from('\ufeffgröße', 'utf16le'), 'größe'],
    ['undeclared Latin-1', Buffer.from('größe', 'latin1'), 'größe'],
    [
      'declared',
      Buffer.concat([Buffer.from('<meta charset=windows-1251>'), Buffer.from([0xcc])]),
      '<meta charset=windows-1251>М',
    ],
    ['an unknown declared charset', Buffer.from('<meta charset="klingon">ß'), '<meta charset="klingon">ß'],
  ])('reads %s', (_, bytes, expected) => {
    expect(decodeText(bytes)).toBe(expected);
  });

  it('detects binary content', () => {
    expect(isBinary(Buffer.from([0x50, 0x4b, 0, 1]))).toBe(true);
    expect(isBinary(Buffer.from('text'))).toBe(false);
    expect(isBinary(Buffer.from('\ufeffx', 'utf16le'))).toBe(false);
  });
});

describe('document kinds', () => {
  it('are detected by extension or media type', () => {
    expect(['a.HTML', 'b.htm', 'c.md', 'd.txt', 'e.pdf', 'f.zip', 'html'].map(kindOfFile)).toEqual([
      'html',
      'html',
      'markdown',
      'text',
      'pdf',
      undefined,
      undefined,
    ]);
    expect(kindOfMediaType('Text/HTML; charset=utf-8')).toBe('html');
    expect(kindOfMediaType('image/png')).toBeUndefined();
    expect(kindOfMediaType('')).toBeUndefined();
  });
});

/** A minimal PDF with one line of text per page. */
function pdfOf(lines: string[], title: string): Uint8Array {
  const pages = lines.map((_, n) => 4 + n * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((n) => `${n} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, n) => {
      const stream = `BT /F1 12 Tf 72 720 Td (${line}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pages[n]! + 1} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
    `<< /Title (${title}) >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, n) => {
    const at = body.length;
    body += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  return new TextEncoder().encode(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${body.length}\n%%EOF\n`,
  );
}
