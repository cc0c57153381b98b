import { describe, expect, it } from 'vitest';
import { marked } from 'marked';
import { escapeMarkdown } from './escape-markdown.js';

describe('escapeMarkdown', () => {
  it.each([
    ['*bold* `code` [link](x) | cell', String.raw`\*bold\* \`code\` \[link\](x) \| cell`],
    ['_a_ snake_case', String.raw`\_a\_ snake_case`],
    ['&amp; R&D & more', String.raw`\&amp; R\&D & more`],
    ['- item', String.raw`\- item`],
    ['1. first', String.raw`1\. first`],
    [' 2) second', String.raw` 2\) second`],
    ['# heading, issue #5 in C#', String.raw`\# heading, issue #5 in C#`],
    ['Chapter ##', String.raw`Chapter \##`],
  ])('escapes %s', (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected);
  });

  it.each([
    '<script>alert(1)</script>',
    '![image](x) and !',
    '~~gone~~ __strong__ _a_b_',
    '&lt; &#60; & &x',
    '+ plus',
    '=== line',
    '---',
    'Notes #',
    'Notes ###',
    String.raw`a \ b \* c`,
    '12345. x',
  ])('is rendered as it was written, in a heading and in a paragraph: %s', async (text) => {
    for (const [prefix, tag] of [
      ['# ', 'h1'],
      ['', 'p'],
      ['- ', 'li'],
    ] as const) {
      const rendered = await marked(prefix + escapeMarkdown(text));
      const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;
      const shown = text.replaceAll(/[&<>"']/g, (sign) => entities[sign as keyof typeof entities]);
      expect(rendered).toContain(`<${tag}>${shown}</${tag}>`);
    }
  });
});
