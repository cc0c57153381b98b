import { gzipSync } from 'node:zlib';
import { pdfOf, type ScriptedAnswer } from '@capstan/platform-testing';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const page = (body: string): ScriptedAnswer => ({ headers: HTML, body });
const json = (body: string): ScriptedAnswer => ({ headers: { 'content-type': 'application/json' }, body });
const xml = (body: string): ScriptedAnswer => ({ headers: { 'content-type': 'application/atom+xml' }, body });
const jsonLd = (data: string): ScriptedAnswer =>
  page(`<script type="application/ld+json">${data}</script><h1>Boats</h1>`);

/** A link, and an address at the domain of the examples of `emails` and `enrich_company`. */
const CONTACT = '<a href="/team">Ada Lovelace</a><a href="mailto:ada@acme.com">ada@acme.com</a>';
/** Contains one address without further text: every element around it is a short ancestor of that address. */
const SILENT_LINK = '<a href="mailto:ada@acme.com"></a>';
const results = (text: string): string =>
  JSON.stringify({
    results: Array.from({ length: 20 }, (_, at) => ({
      url: `https://a.example/${at}`,
      link: `https://a.example/${at}`,
      title: text,
      name: text,
      snippet: text,
      content: text,
      description: text,
    })),
  });

/** Documents that are expensive to parse and cheap to send, in groups; possible responses of a vendor or a page. */
export const HOSTILE_DOCUMENTS: readonly [group: string, answers: readonly ScriptedAnswer[]][] = [
  ['1,000 nested div with 50 links', [page('<div>'.repeat(1_000) + SILENT_LINK.repeat(50))]],
  ['120,000 nested div', [page(CONTACT + '<div>'.repeat(120_000))]],
  ['200,000 table', [page(CONTACT + '<table>'.repeat(200_000))]],
  [
    'runs of white space',
    [
      page(`<p>x${'\u2003'.repeat(50_000)}y</p>${CONTACT}`),
      page(`<p>x${'<br>'.repeat(20_000)}y</p><title>a${' '.repeat(50_000)}b</title>${CONTACT}`),
    ],
  ],
  [
    'JSON-LD',
    [
      jsonLd(`{"@type":${'\t'.repeat(100_000)}`),
      jsonLd(`${'{"@graph":['.repeat(20_000)}1${']}'.repeat(20_000)}`),
    ],
  ],
  [
    'JSON of vendors',
    [
      json('['.repeat(200_000) + ']'.repeat(200_000)),
      json(`{"results":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`),
      json(results(`${'<b id=1><p>'.repeat(800)}x`)),
      json(results('\u2003'.repeat(9_000))),
      json(results('<'.repeat(9_000))),
    ],
  ],
  [
    'XML',
    [
      xml(`<feed>${'<entry>'.repeat(50_000)}${'</entry>'.repeat(50_000)}</feed>`),
      xml(`<feed><entry><title>${'\t'.repeat(100_000)}x</title></entry></feed>`),
      xml(`<!DOCTYPE feed [<!ENTITY a "aaaaaaaaaa">]><feed>${'&a;'.repeat(100_000)}</feed>`),
    ],
  ],
  [
    'bombs',
    [
      {
        headers: { 'content-type': 'application/pdf' },
        body: pdfOf(['x'], { content: new Uint8Array(140 * 1024 * 1024) }),
      },
      {
        headers: { 'content-type': 'application/zip' },
        body: Buffer.concat([Buffer.from('PK\u0003\u0004'), gzipSync(new Uint8Array(10_000_000))]),
      },
      { headers: { ...HTML, 'content-encoding': 'gzip' }, body: gzipSync('<div>'.repeat(120_000)) },
    ],
  ],
];
