import { describe, expect, it } from 'vitest';
import { readJsonLd } from './json-ld.js';

describe('readJsonLd', () => {
  it('finds the article in a graph and follows references', () => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: 'The Post' },
        { '@type': 'WebPage', name: 'A page' },
        {
          '@type': ['NewsArticle', 'Thing'],
          headline: 'News',
          author: { '@id': '#a' },
          image: [{ url: '/i.png' }],
        },
        { '@id': '#a', '@type': 'Person', name: 'Ada' },
      ],
    };
    expect(readJsonLd([JSON.stringify(graph)])).toMatchObject({
      title: 'News',
      authors: ['Ada'],
      siteName: 'The Post',
      image: '/i.png',
    });
  });

  it.each([
    ['a trailing comma', '{"@type":"Article","headline":"Tide",}'],
    ['raw line breaks', '{"@type":"Article",\n"headline":"Tide\t"}'],
    ['CDATA', '<![CDATA[\n{"@type":"Article","headline":"Tide"}\n]]>'],
    ['a list', '[{"@type":"BreadcrumbList"},{"@type":"https://schema.org/Article","name":"Tide"}]'],
    [
      'an entity of a page',
      '{"@type":"WebPage","mainEntity":{"@type":"Article","headline":{"@value":"Tide"}}}',
    ],
  ])('reads %s', (_, text) => {
    expect(readJsonLd([text])?.title).toBe('Tide');
  });

  it('ignores invalid JSON and irrelevant types', () => {
    expect(readJsonLd(['{', 'null', '"x"', '[[[[', '{"@type":"Organization","name":"Us"}'])).toBeNull();
    expect(readJsonLd(['{', '{"@type":"Article","headline":"Tide"}'])?.title).toBe('Tide');
  });

  it('handles very deep nesting', () => {
    const deep = '{"@graph":['.repeat(2_000) + '1' + ']}'.repeat(2_000);
    expect(readJsonLd([deep])).toBeNull();
  });
});
