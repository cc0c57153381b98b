import { setInterval } from 'node:timers';
import { ARTICLE_SENTENCE, articleHtml } from './article.page.js';
import { brotliBomb, zstdBomb } from './bombs.js';
import { type Handler, sendHtml } from './exchange.js';

const MEBIBYTE = 1024 * 1024;
const DRIP_MS = 20;

const html =
  (text: string | ((origin: string) => string), headers: Record<string, string> = {}): Handler =>
  ({ response, origin }) =>
    sendHtml(response, typeof text === 'string' ? text : text(origin), { headers });

const refresh = (to: string, seconds = 0): string =>
  `<!doctype html><html><head><meta http-equiv="refresh" content="${seconds};url=${to}"><title>Moved</title></head><body><p>This page has moved.</p></body></html>`;

/** Bytes as they are, below HTTP's own rules. */
const raw =
  (head: string, body: string): Handler =>
  ({ response }) => {
    response.socket?.write(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n${head}\r\n\r\n${body}`);
    response.socket?.end();
  };

const compressed =
  (encoding: string, content: () => Buffer): Handler =>
  ({ response }) =>
    sendHtml(response, content(), { headers: { 'content-encoding': encoding } });

/** One byte now and then, for as long as the client stays. */
const drip: Handler = ({ response, origin }) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const page = articleHtml(origin);
  let at = 0;
  const timer = setInterval(() => response.write(page[(at += 1) % page.length] ?? ' '), DRIP_MS);
  response.once('close', () => clearInterval(timer));
};

const PARAGRAPH = `<p>${ARTICLE_SENTENCE}</p>`;

/** Misnested, unclosed, unquoted, and without html, head and body. */
const BROKEN = `<title>Broken</title><body class=a class=b onload=><div><p>${ARTICLE_SENTENCE}<div><b><i>and more of it</b></i><table><p>in a table<td>cell</table></span></p></div><a href=/x"><p>${ARTICLE_SENTENCE}<!-- never closed <p>`;

/** Pages of odd form and bodies of odd size. */
export const shapeRoutes: readonly (readonly [string, Handler])[] = [
  ['/bomb/brotli', compressed('br', brotliBomb)],
  ['/bomb/zstd', compressed('zstd', zstdBomb)],
  ['/slow/drip', drip],
  ['/length/short', raw('content-length: 20', `<!doctype html><html><body>${PARAGRAPH}`)],
  ['/length/long', raw('content-length: 99999', `<!doctype html><html><body>${PARAGRAPH}`)],
  ['/length/not-a-number', raw('content-length: many', PARAGRAPH)],
  ['/length/twice', raw('content-length: 5\r\ncontent-length: 500', PARAGRAPH)],
  ['/chunks/cut', raw('transfer-encoding: chunked', `1f4\r\n${PARAGRAPH}`)],
  ['/chunks/broken', raw('transfer-encoding: chunked', `not a size\r\n${PARAGRAPH}`)],
  ['/headers/huge', raw(`x-large: ${'a'.repeat(200_000)}`, PARAGRAPH)],
  ['/refresh/article', html(refresh('/article'))],
  ['/refresh/loop', html(refresh('/refresh/loop/back'))],
  ['/refresh/loop/back', html(refresh('/refresh/loop'))],
  ['/refresh/private', html(refresh('http://10.0.0.5:8080/admin'))],
  ['/refresh/metadata-service', html(refresh('http://169.254.169.254/latest/meta-data/'))],
  ['/refresh/file', html(refresh('file:///etc/passwd'))],
  ['/refresh/credentials', html(refresh('http://user:secret@example.org/'))],
  [
    '/refresh/later',
    html((origin) =>
      articleHtml(origin).replace('<head>', '<head><meta http-equiv="refresh" content="300">'),
    ),
  ],
  [
    '/frames',
    html(
      '<html><head><title>Frames</title></head><frameset cols="20%,80%"><frame src="/documents/sluice-gates"><frame src="/article"></frameset></html>',
    ),
  ],
  [
    '/frames/inline',
    html(
      '<!doctype html><title>Frame</title><body><iframe src="/article" width="900" height="900"></iframe>',
    ),
  ],
  [
    '/large/script',
    html((origin) =>
      articleHtml(origin).replace(
        '</head>',
        `<script>var data="${'x'.repeat(5 * MEBIBYTE)}"</script></head>`,
      ),
    ),
  ],
  ['/large/text', html(`<!doctype html><title>Large</title><main>${PARAGRAPH.repeat(5_000)}</main>`)],
  [
    '/large/nested',
    html(`<!doctype html><title>Nested</title>${'<div>'.repeat(20_000)}${PARAGRAPH.repeat(3)}`),
  ],
  [
    '/large/attributes',
    html(`<!doctype html><title>Attributes</title><main ${'a'.repeat(500_000)}="x">${PARAGRAPH}</main>`),
  ],
  ['/broken', html(BROKEN)],
  ['/hello', html('<p>Hello world</p>')],
];
