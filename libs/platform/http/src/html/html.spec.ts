import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { html, raw } from './html.js';

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '&lt;script&gt;',
  '&#34; onload=&#34;alert(1)',
  '<!--',
  ']]>',
];

interface Element {
  nodeName: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Element[];
}

const elementOf = (markup: string): Element => {
  const { childNodes } = parseFragment(markup) as Element;
  expect(childNodes).toHaveLength(1);
  return childNodes![0]!;
};

describe('html', () => {
  it.each(HOSTILE)('escapes %s as text of an element', (text) => {
    expect(elementOf(html`<p>${text}</p>`.toString()).childNodes).toMatchObject([
      { nodeName: '#text', value: text },
    ]);
  });

  it.each(HOSTILE)('escapes %s as the value of an attribute, in single and double quotes', (text) => {
    expect(elementOf(html`<p title="${text}"></p>`.toString()).attrs).toEqual([
      { name: 'title', value: text },
    ]);
    expect(elementOf(html`<p title='${text}'></p>`.toString()).attrs).toEqual([
      { name: 'title', value: text },
    ]);
  });

  it('nests markup and joins lists without escaping them again', () => {
    const items = ['a<', 'b'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${items}</ul>${[[html`<hr>`], 7]}`.toString()).toBe(
      '<ul><li>a&lt;</li><li>b</li></ul><hr>7',
    );
  });

  it('escapes strings in lists', () => {
    expect(html`${['<b>', ['<i>']]}`.toString()).toBe('&lt;b&gt;&lt;i&gt;');
  });

  it('renders undefined as an empty string', () => {
    expect(html`<p>${undefined}</p>`.toString()).toBe('<p></p>');
  });

  it('replaces characters that HTML forbids', () => {
    expect(html`${'a\u0000b\u0008c\ud800d\n'}`.toString()).toBe('a b c\ufffdd\n');
  });

  it('escapes a string even when raw() produced its text', () => {
    expect(html`${raw('<hr>')}${raw('<hr>').toString()}`.toString()).toBe('<hr>&lt;hr&gt;');
  });
});
