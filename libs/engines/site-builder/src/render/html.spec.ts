import { describe, expect, it } from 'vitest';
import { sampleSite } from './fixtures/sample-site.js';
import { type HtmlValue, escapeHtml, markup, trusted } from '../html/html.js';
import { resolveLink } from './resolve-link.js';

describe('markup', () => {
  it('escapes what is put in, in text and in attributes', () => {
    const hostile = `<script>alert(1)</script>" onload='x' &amp;`;
    expect(markup`<p title="${hostile}">${hostile}</p>`.toString()).toBe(
      '<p title="&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&#39;x&#39; &amp;amp;">&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&#39;x&#39; &amp;amp;</p>',
    );
  });

  it('leaves markup alone, joins lists and skips nothing-values', () => {
    const values: HtmlValue[] = ['a<', null, false, undefined, 3];
    const list = values.map((each) => markup`<li>${each}</li>`);
    expect(markup`<ul>${list}</ul>${trusted('<hr>')}`.toString()).toBe(
      '<ul><li>a&lt;</li><li></li><li></li><li></li><li>3</li></ul><hr>',
    );
  });

  it('drops characters that no document may hold', () => {
    expect(escapeHtml('a\u0000b\u0008c\ud800d\n')).toBe('abc\ufffdd\n');
  });
});

describe('resolveLink', () => {
  const site = sampleSite('cafe', 'warm');
  const [page = null] = site.pages;

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/etc/passwd',
    '../up.html',
    String.raw`\\evil.example`,
    'https://a b',
    'missing.html',
    'missing.html#top',
    '#missing',
    '',
  ])('gives no link for %j', (href) => {
    expect(resolveLink(site, page, href)).toBeNull();
  });

  it.each([
    ['offer.html', 'offer.html'],
    ['contact.html#hours', 'contact.html#hours'],
    ['contact.html#gone', 'contact.html'],
    ['#next', '#next'],
    ['contact.html#messages', 'contact.html#messages'],
    ['tel:+351215550134', 'tel:+351215550134'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['https://example.org/?a=1&b="2"', 'https://example.org/?a=1&b=%222%22'],
  ])('gives %j as %j', (href, expected) => {
    expect(resolveLink(site, page, href)).toBe(expected);
  });
});
