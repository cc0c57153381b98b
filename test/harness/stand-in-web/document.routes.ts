import { pdfOf } from '@capstan/platform-testing';
import { articleHtml } from './article.page.js';
import { type Handler, sendHtml } from './exchange.js';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const ZIP = Buffer.from('504b0304140000000000000000000000000000000000', 'hex');
const MP4 = Buffer.from('000000206674797069736f6d0000020069736f6d69736f32', 'hex');
/** Requires a non-empty password (standard security handler, ISO 32000-1, 7.6.3). */
const ENCRYPTED = `/ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`;

const LINES = 'High water at Ludham on the first is at six minutes past four.';

let bomb: Uint8Array | undefined;
const pdfBomb = (): Uint8Array => (bomb ??= pdfOf(['x'], { content: new Uint8Array(150 * 1024 * 1024) }));

const serve =
  (contentType: string, content: () => Uint8Array | string): Handler =>
  ({ response }) =>
    sendHtml(response, content(), { headers: { 'content-type': contentType } });

/** Content other than HTML, and content with a wrong type. */
export const documentRoutes: readonly (readonly [string, Handler])[] = [
  ['/pdf/text', serve('application/pdf', () => pdfOf([LINES, LINES]))],
  ['/pdf/untyped', serve('application/octet-stream', () => pdfOf([LINES]))],
  ['/pdf/as-html', serve('text/html', () => pdfOf([LINES]))],
  ['/pdf/scanned', serve('application/pdf', () => pdfOf(['', '']))],
  ['/pdf/encrypted', serve('application/pdf', () => pdfOf([LINES], { trailer: ENCRYPTED }))],
  ['/pdf/broken', serve('application/pdf', () => pdfOf([LINES]).slice(0, 250))],
  ['/pdf/bomb', serve('application/pdf', pdfBomb)],
  [
    '/pdf/html-inside',
    ({ response, origin }) =>
      sendHtml(response, articleHtml(origin), { headers: { 'content-type': 'application/pdf' } }),
  ],
  ['/type/image', serve('image/png', () => PNG)],
  ['/type/image-as-html', serve('text/html; charset=utf-8', () => PNG)],
  ['/type/archive', serve('application/zip', () => ZIP)],
  ['/type/archive-as-text', serve('text/plain', () => ZIP)],
  ['/type/video', serve('video/mp4', () => MP4)],
  ['/type/untyped-binary', serve('application/octet-stream', () => MP4)],
  [
    '/type/html-as-text',
    ({ response, origin }) =>
      sendHtml(response, articleHtml(origin), { headers: { 'content-type': 'text/plain' } }),
  ],
  [
    '/type/html-as-image',
    ({ response, origin }) =>
      sendHtml(response, articleHtml(origin), { headers: { 'content-type': 'image/png' } }),
  ],
  ['/type/json', serve('application/json', () => JSON.stringify({ boats: [{ name: 'Mary', berths: 3 }] }))],
  ['/type/csv', serve('text/csv', () => 'name,berths\nMary,3\nAnn,2\n')],
  [
    '/type/feed',
    serve(
      'application/rss+xml',
      () =>
        '<?xml version="1.0"?><rss version="2.0"><channel><title>Tides</title><link>https://tides.example/</link><item><title>High water</title><link>https://tides.example/1</link><description>At six.</description></item></channel></rss>',
    ),
  ],
  ['/type/markdown', serve('text/markdown', () => '# Tides\n\nHigh water at six.\n')],
];
