import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { foundPage } from '../fixtures/found-page.js';
import { sourceOfPage } from './source-of-page.js';
import type { PageToEvaluate } from '../../model/page-to-evaluate.js';

const prose = 'The vents of the greenhouse open when the air is warmer than the grower set. '
  .repeat(5)
  .trim();

function weigh({
  page,
  ...fields
}: Partial<Omit<PageToEvaluate, 'page'>> & { page?: Partial<PageToEvaluate['page']> }) {
  const found =
    fields.found ?? foundPage('https://vents.test/a', { publishedAt: '2026-01-01', title: 'Found' });
  const weighed = sourceOfPage({
    terms: ['vent'],
    questionLanguage: 'en',
    freshness: 'any',
    readAt: '2026-11-20T12:00:00.000Z',
    ...fields,
    found,
    page: {
      finalUrl: found.url,
      title: 'Vents',
      text: prose,
      markdown: prose,
      author: null,
      language: null,
      publishedAt: null,
      contentType: 'text/html',
      ...page,
    },
  });
  if (!weighed.isFit) throw new Error(`no source: ${weighed.reason}`);
  return weighed.source;
}

describe('sourceOfPage', () => {
  it('keeps the text, with its hash', () => {
    const source = weigh({ page: { text: `${prose}\r\n` } });
    expect(source.text).toBe(prose);
    expect(source.textSha256).toBe(createHash('sha256').update(prose).digest('hex'));
  });

  it('prefers metadata of the page to those of the search, and those of the search to none', () => {
    expect(weigh({})).toMatchObject({
      title: 'Vents',
      publishedAt: '2026-01-01',
      author: null,
      language: 'en',
    });
    expect(
      weigh({ page: { title: '', author: ' A.\nGrower ', publishedAt: '2025-05-05', language: 'de-AT' } }),
    ).toMatchObject({ title: 'Found', publishedAt: '2025-05-05', author: 'A. Grower', language: 'de' });
  });

  it('names the site that a redirect led to', () => {
    expect(weigh({ page: { finalUrl: 'https://www.news.co.uk/vents' } })).toMatchObject({
      url: 'https://vents.test/a',
      domain: 'news.co.uk',
      site: 'news.co.uk',
    });
    expect(weigh({})).toMatchObject({ domain: 'vents.test', site: 'vents.test' });
  });

  it('finds headings as lines of the text, and tables', () => {
    const source = weigh({
      page: {
        text: `How  vents open\n\n${prose}\n\nYear\tVents\n2020\t4`,
        markdown: `## How vents *open*\n\n${prose}\n\n### Gone\n\n| Year | Vents |\n| --- | --- |\n| 2020 | 4 |\n`,
      },
    });
    expect(source.headings).toEqual(['How  vents open']);
    expect(source.tables).toEqual([{ caption: 'Gone', header: ['Year', 'Vents'], rows: [['2020', '4']] }]);
  });

  it('reports why a page is not a source', () => {
    expect(() => weigh({ page: { text: 'Vents.' } })).toThrow('too_short');
    expect(() => weigh({ terms: ['tax'] })).toThrow('off_topic');
  });

  it('handles a hostile page', () => {
    const hostile = `${'['.repeat(20_000)}${'| '.repeat(20_000)}\n${'>'.repeat(20_000)}${'*'.repeat(20_000)} vent`;
    expect(weigh({ page: { text: hostile, markdown: hostile } }).tables).toEqual([]);
  });
});
