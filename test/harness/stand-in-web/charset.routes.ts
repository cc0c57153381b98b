import { encodeText } from './encode-text.js';
import { type Handler, sendHtml } from './exchange.js';

const JAPANESE = '京都の古い水車小屋では、今も川の水で粉をひいています。';
const RUSSIAN = 'Приливная мельница работает дважды в сутки, когда вода уходит в море.';
const CHINESE = '潮汐磨坊每天工作两次，潮水退去时，磨盘开始转动。';
const FRENCH = 'Le moulin à marée moud deux fois par jour, été comme hiver, dès que la mer se retire.';

/** The sentences of the charset pages. */
export const CHARSET_TEXTS = { japanese: JAPANESE, russian: RUSSIAN, chinese: CHINESE, french: FRENCH };

function textPage(text: string, head = ''): string {
  return `<!doctype html><html><head>${head}<title>${text.slice(0, 8)}</title></head><body><main><p>${text}</p></main></body></html>`;
}

function bytes(content: () => Uint8Array, contentType: string): Handler {
  return ({ response }) => sendHtml(response, content(), { headers: { 'content-type': contentType } });
}

/** UTF-16 with or without its byte order mark. */
function utf16(text: string, options: { mark: boolean; order: 'little' | 'big' }): Buffer {
  const marked = Buffer.from(`${options.mark ? '\ufeff' : ''}${text}`, 'utf16le');
  return options.order === 'little' ? marked : marked.swap16();
}

const meta = (charset: string): string => `<meta charset="${charset}">`;
const equiv = (charset: string): string =>
  `<meta http-equiv="Content-Type" content="text/html; charset=${charset}">`;

/** One page in many charsets, declared well, badly or not at all. */
export const charsetRoutes: readonly (readonly [string, Handler])[] = [
  [
    '/charset/shift-jis',
    bytes(() => encodeText(textPage(JAPANESE), 'shift_jis'), 'text/html; charset=Shift_JIS'),
  ],
  [
    '/charset/shift-jis/meta',
    bytes(() => encodeText(textPage(JAPANESE, meta('shift_jis')), 'shift_jis'), 'text/html'),
  ],
  [
    '/charset/windows-1251',
    bytes(() => encodeText(textPage(RUSSIAN), 'windows-1251'), 'text/html; charset=windows-1251'),
  ],
  [
    '/charset/windows-1251/meta',
    bytes(() => encodeText(textPage(RUSSIAN, equiv('windows-1251')), 'windows-1251'), 'text/html'),
  ],
  ['/charset/gbk', bytes(() => encodeText(textPage(CHINESE), 'gbk'), 'text/html; charset=GBK')],
  ['/charset/gbk/meta', bytes(() => encodeText(textPage(CHINESE, meta('gb2312')), 'gbk'), 'text/html')],
  // As some editors save it: the byte order mark, and no word about it.
  ['/charset/utf-16', bytes(() => utf16(textPage(JAPANESE), { mark: true, order: 'little' }), 'text/html')],
  ['/charset/utf-16be', bytes(() => utf16(textPage(JAPANESE), { mark: true, order: 'big' }), 'text/html')],
  [
    '/charset/utf-16/declared',
    bytes(() => utf16(textPage(JAPANESE), { mark: false, order: 'little' }), 'text/html; charset=utf-16le'),
  ],
  [
    '/charset/utf-16be/declared',
    bytes(() => utf16(textPage(JAPANESE), { mark: false, order: 'big' }), 'text/html; charset=utf-16be'),
  ],
  [
    '/charset/utf-16/undeclared',
    bytes(() => utf16(textPage(JAPANESE), { mark: false, order: 'little' }), 'text/html'),
  ],
  ['/charset/undeclared', bytes(() => Buffer.from(textPage(RUSSIAN)), 'text/html')],
  [
    '/charset/unknown',
    bytes(() => Buffer.from(textPage(RUSSIAN, meta('utf-8'))), 'text/html; charset=martian'),
  ],
  // The header takes precedence over the page's own declaration (HTML standard, 13.2.3.2).
  [
    '/charset/conflict',
    bytes(() => Buffer.from(textPage(RUSSIAN, meta('windows-1251'))), 'text/html; charset=utf-8'),
  ],
  [
    '/charset/latin-1-as-utf-8',
    bytes(() => Buffer.from(textPage(FRENCH), 'latin1'), 'text/html; charset=utf-8'),
  ],
  ['/charset/latin-1', bytes(() => Buffer.from(textPage(FRENCH), 'latin1'), 'text/html; charset=iso-8859-1')],
];
