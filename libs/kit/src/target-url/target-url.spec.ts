import { InvalidUrlError } from '../invalid-url.error.js';
import { describe, expect, it } from 'vitest';
import { MAX_URL_CHARS, parseTargetUrl } from './target-url.js';

describe('parseTargetUrl', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['  http://EXAMPLE.com:80/a%20b ', 'http://example.com/a%20b'],
    ['https://bücher.example/straße?q=ü#teil', 'https://xn--bcher-kva.example/stra%C3%9Fe?q=%C3%BC'],
    ['http://[2001:db8::1]:8080/x', 'http://[2001:db8::1]:8080/x'],
  ])('accepts %s', (text, href) => {
    expect(parseTargetUrl(text).href).toBe(href);
  });

  it.each([
    '',
    ' ',
    'example.com',
    '/relative',
    '//example.com/x',
    'http:example.com',
    'https:/example.com',
    'http://',
    'http://a b.example/',
    'http://example.com/\u0000',
    'http://exam\nple.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,<p>x',
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'https://:secret@example.com/',
    `https://example.com/${'a'.repeat(MAX_URL_CHARS)}`,
  ])('rejects %j', (text) => {
    expect(() => parseTargetUrl(text)).toThrow(InvalidUrlError);
  });

  it('never repeats the URL, which may contain a secret', () => {
    const attempt = (): URL => parseTargetUrl('https://user:hunter2@example.com/');
    expect(attempt).toThrow(/credentials/);
    expect(attempt).not.toThrow(/hunter2/);
  });
});
