import { InvalidRequestError } from '@capstan/platform-core';
import { describe, expect, it } from 'vitest';
import { asMarkdownText, asPlainText, htmlOfMarkdown } from './markdown.js';
import { renderTemplate } from './render-template.js';

const render = (template: string, data: Record<string, unknown>) =>
  renderTemplate(template, data, { path: 'template', escape: asPlainText });

const faultsOf = (template: string, data: Record<string, unknown>): string[] => {
  try {
    render(template, data);
  } catch (error) {
    if (error instanceof InvalidRequestError) return (error.faults ?? []).map(({ path }) => path);
    throw error;
  }
  return [];
};

describe('renderTemplate', () => {
  it('fills fields, nested fields and lists', () => {
    const data = { name: 'Ada', order: { items: [{ id: 1 }, { id: 2 }] } };
    expect(render('{{name}}:{{#order.items}} {{id}}{{/order.items}}', data)).toBe('Ada: 1 2');
  });

  it('writes zero, false and the empty text', () => {
    expect(render('{{zero}}{{no}}{{empty}}.', { zero: 0, no: false, empty: '' })).toBe('0false.');
  });

  it('names every field that is missing', () => {
    expect(faultsOf('{{a}} {{b.c}} {{#d}}x{{/d}}', { b: {} })).toEqual(['data.a', 'data.b.c', 'data.d']);
  });

  it.each(['{{constructor}}', '{{toString}}', '{{name.length}}', '{{__proto__}}'])(
    'does not reach %s, which is not a field of the data',
    (template) => expect(faultsOf(template, { name: 'Ada' })).toHaveLength(1),
  );

  it('refuses partials and broken templates', () => {
    expect(faultsOf('{{> other}}', {})).toEqual(['template']);
    expect(faultsOf('{{#a}}', {})).toEqual(['template']);
  });

  it('refuses a template that multiplies its data', () => {
    const list = Array.from({ length: 50 }, () => 1);
    const template = '{{#l}}{{#l}}{{#l}}{{.}}{{/l}}{{/l}}{{/l}}';
    expect(faultsOf(template, { l: list })).toEqual(['template']);
  });

  it('escapes values for Markdown, so that they become neither markup nor links', () => {
    const markdown = renderTemplate(
      'Hi {{name}}',
      { name: '[x](https://evil.example) www.evil.example <b>**' },
      { path: 'template', escape: asMarkdownText },
    );
    const html = htmlOfMarkdown(markdown);
    expect(html).not.toMatch(/<a|<b>|<strong>/);
    expect(html).toContain('&lt;b&gt;');
  });
});
