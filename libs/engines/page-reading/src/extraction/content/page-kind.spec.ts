import { parseTree } from '@capstan/parsing';
import { describe, expect, it } from 'vitest';
import { readableBody } from '../document/readable-body.js';
import { surveyPage } from '../document/survey-page.js';
import { type PageKind, pageKind } from './page-kind.js';

function kindOf(html: string): PageKind {
  const tree = parseTree(html);
  return pageKind(readableBody(tree), surveyPage(tree));
}

const typed = (...types: string[]): string =>
  types.map((type) => `<script type="application/ld+json">{"@type": "${type}"}</script>`).join('');
const OG_ARTICLE = '<meta property="og:type" content="article">';

describe('pageKind', () => {
  it.each<[string, string, PageKind]>([
    ['an og:type of article', `${OG_ARTICLE}<p>x`, 'article'],
    ['JSON-LD of an article', typed('NewsArticle'), 'article'],
    ['an og:type of product', '<meta property="og:type" content="product"><p>x', 'product'],
    ['JSON-LD of one product', typed('Product'), 'product'],
    [
      'microdata of one product',
      '<div itemscope itemtype="https://schema.org/Product">Boat</div>',
      'product',
    ],
    ['a body named as product page', '<body class="single-product"><p>Boat', 'product'],
    ['JSON-LD of several products', typed('Product', 'Product', 'Product'), 'other'],
    ['nothing', '<p>x', 'other'],
  ])('reads %s', (_, html, kind) => {
    expect(kindOf(html)).toBe(kind);
  });

  it('ignores an og:type of article on the pages of WordPress that are not posts', () => {
    expect(kindOf(`<head>${OG_ARTICLE}</head><body class="page page-id-12"><p>Our services`)).toBe('other');
    expect(kindOf(`<head>${OG_ARTICLE}</head><body class="single single-post"><p>A story`)).toBe('article');
  });
});
