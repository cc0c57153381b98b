import { articleHtml } from './article.page.js';
import { encodeText } from './encode-text.js';
import { type Handler, sendHtml, sendJson } from './exchange.js';
import * as pages from './obstacle.pages.js';

const JAPANESE = '京都の古い水車小屋では、今も川の水で粉をひいています。';
const RUSSIAN = 'Приливная мельница работает дважды в сутки, когда вода уходит в море.';

function textPage(text: string, head = ''): string {
  return `<!doctype html><html><head>${head}<title>${text.slice(0, 8)}</title></head><body><main><p>${text}</p></main></body></html>`;
}

function bytes(content: () => Uint8Array, contentType: string): Handler {
  return ({ response }) => sendHtml(response, content(), { headers: { 'content-type': contentType } });
}

/** UTF-16 with its byte order mark, as some editors save it. */
function utf16(text: string): Buffer {
  return Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(text, 'utf16le')]);
}

/** Shows what arrived, so that a test sees which headers and body a redirect let through. */
const echo: Handler = ({ request, response }) => {
  const { method, path, headers, body } = request;
  sendJson(response, { method, path, query: Object.fromEntries(request.query), headers, body });
};

/** `/redirect?to=<url>&status=307`. */
const redirect: Handler = ({ request, response }) => {
  response.writeHead(Number(request.query.get('status') ?? '302'), {
    location: request.query.get('to') ?? '/article',
    'set-cookie': 'seen=1; Path=/',
  });
  response.end();
};

/** Pages that behave like a server in order, whatever they show. */
export const pageRoutes: readonly (readonly [string, Handler])[] = [
  ['/article', ({ response, origin }) => sendHtml(response, articleHtml(origin))],
  ['/shell', ({ response }) => sendHtml(response, pages.EMPTY_SHELL)],
  [
    '/challenge',
    ({ response }) =>
      sendHtml(response, pages.CHALLENGE, {
        status: 403,
        headers: { server: 'cloudflare', 'cf-mitigated': 'challenge', 'cf-ray': '8f0000000000abcd-FRA' },
      }),
  ],
  // The same wall, as some sites serve it: nothing but the text gives it away.
  ['/challenge/200', ({ response }) => sendHtml(response, pages.CHALLENGE)],
  ['/captcha', ({ response }) => sendHtml(response, pages.CAPTCHA)],
  ['/login', ({ response }) => sendHtml(response, pages.LOGIN_WALL)],
  [
    '/members',
    ({ response }) => {
      response.writeHead(302, { location: '/login?next=%2Fmembers' });
      response.end();
    },
  ],
  ['/missing', ({ response }) => sendHtml(response, pages.NOT_FOUND, { status: 404 })],
  ['/echo', echo],
  ['/redirect', redirect],
  [
    '/charset/shift-jis',
    bytes(() => encodeText(textPage(JAPANESE), 'shift_jis'), 'text/html; charset=Shift_JIS'),
  ],
  [
    '/charset/shift-jis/meta',
    bytes(() => encodeText(textPage(JAPANESE, '<meta charset="shift_jis">'), 'shift_jis'), 'text/html'),
  ],
  [
    '/charset/windows-1251',
    bytes(() => encodeText(textPage(RUSSIAN), 'windows-1251'), 'text/html; charset=windows-1251'),
  ],
  [
    '/charset/windows-1251/meta',
    bytes(
      () =>
        encodeText(
          textPage(RUSSIAN, '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">'),
          'windows-1251',
        ),
      'text/html',
    ),
  ],
  ['/charset/utf-16', bytes(() => utf16(textPage(JAPANESE)), 'text/html')],
];

/** The sentences of the charset pages. */
export const CHARSET_TEXTS = { japanese: JAPANESE, russian: RUSSIAN };
