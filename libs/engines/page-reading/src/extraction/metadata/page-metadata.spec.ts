import { describe, expect, it } from 'vitest';
import type { PageMetadata } from '../../page/page.js';
import { parseTree } from '@capstan/parsing';
import { surveyPage } from '../document/survey-page.js';
import { pageMetadata } from './page-metadata.js';

const read = (html: string): PageMetadata =>
  pageMetadata(surveyPage(parseTree(html)), 'https://a.example/dir/page', 'text/html');

describe('pageMetadata', () => {
  it('prefers JSON-LD to meta to itemprop to the visible page', () => {
    const visible = '<title>T</title><h1>H</h1><a rel="author">Rel</a><time datetime="2020-01-04">';
    const item =
      '<meta itemprop="headline" content="Item"><span itemprop="author">Ida</span><meta itemprop="datePublished" content="2020-01-03">';
    const meta =
      '<meta property="og:title" content="Meta"><meta name="author" content="Max"><meta property="article:published_time" content="2020-01-02">';
    const data =
      '<script type="application/ld+json">{"@type":"Article","headline":"Data","author":"Dora","datePublished":"2020-01-01"}</script>';
    const of = (html: string): unknown[] => {
      const { title, author, published_at } = read(html);
      return [title, author, published_at];
    };
    expect(of(data + meta + item + visible)).toEqual(['Data', 'Dora', '2020-01-01']);
    expect(of(meta + item + visible)).toEqual(['Meta', 'Max', '2020-01-02']);
    expect(of(item + visible)).toEqual(['Item', 'Ida', '2020-01-03']);
    expect(of(visible)).toEqual(['T', 'Rel', '2020-01-04']);
  });

  it.each([
    ['<title>Boats | Yard</title><meta property="og:site_name" content="Yard">', 'Boats'],
    ['<title>Boats - and oars - Yard</title><h1>Boats - and oars</h1>', 'Boats - and oars'],
    ['<title>Well-being – a study</title>', 'Well-being – a study'],
    ['<h1>Only a heading</h1>', 'Only a heading'],
    ['<svg><title>Icon</title></svg><p>x', 'Icon'],
  ])('reads the title of %s as %s', (html, title) => {
    expect(read(html).title).toBe(title);
  });

  it('does not use a URL as an author', () => {
    expect(read('<meta property="article:author" content="https://f.example/u">').author).toBeNull();
    expect(read('<meta name="author" content="By Ada">').author).toBe('Ada');
  });

  it('normalizes language tags, and drops invalid ones', () => {
    expect(read('<html lang="pt_br">').language).toBe('pt-BR');
    expect(read('<html lang=""><meta property="og:locale" content="en_US">').language).toBe('en-US');
    expect(read('<html lang="x!">').language).toBe(null);
  });

  it('makes URLs absolute and drops other schemes', () => {
    const page = read(
      '<link rel="canonical" href="../x"><meta property="og:image" content="javascript:a()">',
    );
    expect(page.canonical_url).toBe('https://a.example/x');
    expect(page.image).toBeNull();
  });

  it('returns nulls for a page without metadata', () => {
    const { content_type, ...rest } = read('<p>x');
    expect(content_type).toBe('text/html');
    expect(Object.values(rest).every((value) => value === null)).toBe(true);
  });
});
