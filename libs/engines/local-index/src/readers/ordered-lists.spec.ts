import { describe, expect, it } from 'vitest';
import { readHtml } from './html-document.js';
import { readMarkdown } from './markdown-document.js';

const textsOfMarkdown = (source: string): string[] => readMarkdown(source).blocks.map(({ text }) => text);
const textsOfHtml = (body: string): string[] =>
  readHtml(`<body>${body}</body>`, 'https://example.com/').blocks.map(({ text }) => text);

describe('ordered lists', () => {
  it('keep their numbers in Markdown, and bullets and headings do not', () => {
    const source = '# 1. First cup\n\n1. Fill the **tank**.\n2) Press the button.\n   - once\n* Wait.\n';
    expect(textsOfMarkdown(source)).toEqual(['1. Fill the tank.', '2) Press the button.', 'once', 'Wait.']);
    expect(readMarkdown(source).title).toBe('First cup');
  });

  it('keep their numbers in HTML', () => {
    expect(
      textsOfHtml(
        '<ol><li>Fill the tank.<li><p>Press the button:</p><p>Not the lever.</p><ul><li>once</ul><li>Wait.</ol><p>Done.',
      ),
    ).toEqual(['1. Fill the tank.', '2. Press the button:', 'Not the lever.', 'once', '3. Wait.', 'Done.']);
  });

  it('begin where HTML says so', () => {
    expect(textsOfHtml('<ol start="4"><li>Wait.<li value="9">Drink.<li>Wash.</ol>')).toEqual([
      '4. Wait.',
      '9. Drink.',
      '10. Wash.',
    ]);
  });

  it('count each list, and give no number to what has none', () => {
    expect(
      textsOfHtml('<ol><li>One<ol><li>Inner</ol><li>Two<li><h3>Three</h3>Text<li></ol>After<li>Alone'),
    ).toEqual(['1. One', '1. Inner', '2. Two', 'Text', 'After', 'Alone']);
  });
});
