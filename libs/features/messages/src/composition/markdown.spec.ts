import { describe, expect, it } from 'vitest';
import { asMarkdownSource, asMarkdownText, htmlOfMarkdown } from './markdown.js';

const VALUES = [
  '**bold**',
  '[bank](https://evil.example)',
  'https://evil.example',
  '# Title',
  '<b>x</b>',
  '`code`',
];

describe.each([
  ['asMarkdownText', asMarkdownText],
  ['asMarkdownSource', asMarkdownSource],
])('%s', (_, escape) => {
  it.each(VALUES)('%s becomes neither markup nor a link', (value) => {
    const html = htmlOfMarkdown(`Hello ${escape(value)}.`);
    expect(html).toMatch(/^<p>[^<>]*<\/p>\n$/);
  });
});

it('a value keeps its characters', () => {
  expect(htmlOfMarkdown(asMarkdownSource('a*b_c & d'))).toBe('<p>a*b_c &amp; d</p>\n');
});
