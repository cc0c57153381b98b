import { describe, expect, it } from 'vitest';
import { decodeText } from './charset.js';

/** "Мир" in windows-1251 and "日本" in Shift_JIS. */
const CYRILLIC = Buffer.of(0xcc, 0xe8, 0xf0);
const JAPANESE = Buffer.of(0x93, 0xfa, 0x96, 0x7b);

const page = (head: string, text: Uint8Array): Uint8Array => Buffer.concat([Buffer.from(head), text]);

describe('decodeText', () => {
  it.each([
    ['the content type', CYRILLIC, 'text/html; charset=windows-1251', 'Мир'],
    ['a quoted label in capitals', CYRILLIC, 'text/plain; Charset="CP1251"', 'Мир'],
    ['Shift_JIS in the content type', JAPANESE, 'text/html;charset=Shift_JIS', '日本'],
    ['a single-quoted label', JAPANESE, "text/html; charset='sjis'", '日本'],
    ['UTF-8 without any sign', Buffer.from('Привет'), 'text/html', 'Привет'],
    ['UTF-8 without content type', Buffer.from('Привет'), undefined, 'Привет'],
    ['an unknown label', Buffer.from('Привет'), 'text/html; charset=klingon', 'Привет'],
    ['an empty label', Buffer.from('Привет'), 'text/html; charset=', 'Привет'],
    ['UTF-16 by its label', Buffer.from('Мир', 'utf16le'), 'text/plain; charset=utf-16', 'Мир'],
    ['nothing', new Uint8Array(), 'text/html; charset=utf-16', ''],
  ])('uses %s', (_, body, contentType, text) => {
    expect(decodeText(body, contentType)).toBe(text);
  });

  it.each([
    ['UTF-8', Buffer.of(0xef, 0xbb, 0xbf), Buffer.from('Мир')],
    ['UTF-16 little-endian', Buffer.of(0xff, 0xfe), Buffer.from('Мир', 'utf16le')],
    ['UTF-16 big-endian', Buffer.of(0xfe, 0xff), Buffer.from('Мир', 'utf16le').swap16()],
  ])('prefers a %s byte order mark to the content type, and drops it', (_, mark, text) => {
    expect(decodeText(Buffer.concat([mark, text]), 'text/html; charset=windows-1251')).toBe('Мир');
  });

  it.each([
    ['charset', '<meta charset="windows-1251">'],
    ['charset without quotes', '<META CHARSET=windows-1251/>'],
    ['http-equiv', `<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">`],
    ['the second meta', '<meta name="viewport" content="width=1"><meta charset="cp1251">'],
    ['the meta after a comment', '<!-- <meta charset="utf-8"> --><meta charset="windows-1251">'],
  ])('reads the meta element of a page: %s', (_, head) => {
    expect(decodeText(page(head, CYRILLIC), 'text/html')).toBe(`${head}Мир`);
    expect(decodeText(page(head, CYRILLIC), 'application/xhtml+xml')).toBe(`${head}Мир`);
    expect(decodeText(page(head, CYRILLIC), undefined)).toBe(`${head}Мир`);
  });

  it('prefers the content type to the meta element', () => {
    const head = '<meta charset="utf-8">';
    expect(decodeText(page(head, CYRILLIC), 'text/html; charset=windows-1251')).toBe(`${head}Мир`);
  });

  it('falls back to the meta element when the label of the content type is unknown', () => {
    const head = '<meta charset="windows-1251">';
    expect(decodeText(page(head, CYRILLIC), 'text/html; charset=klingon')).toBe(`${head}Мир`);
  });

  it('reads no meta element outside of HTML or beyond 1,024 bytes', () => {
    const head = '<meta charset="windows-1251">';
    expect(decodeText(page(head, CYRILLIC), 'application/json')).toContain('\uFFFD');
    expect(decodeText(page(' '.repeat(1020) + head, CYRILLIC), 'text/html')).toContain('\uFFFD');
  });

  it('reads UTF-8 when a meta element declares UTF-16', () => {
    const head = '<meta charset="utf-16">';
    expect(decodeText(page(head, Buffer.from('Мир')), 'text/html')).toBe(`${head}Мир`);
  });

  it('replaces invalid bytes, and never throws', () => {
    expect(decodeText(Buffer.of(0x41, 0xff, 0x42), 'text/plain')).toBe('A\uFFFDB');
  });
});
