import { describe, expect, it } from 'vitest';
import { plainText } from '@capstan/parsing';
import { SearchParams } from '../search.params.js';
import { abstractMarkup } from './abstract-markup.js';
import { arxivIdOfUrl } from './arxiv-id.js';
import { doiOfUrl, doiUrl, normalizeDoi } from './doi.js';
import { queryWords } from './query-words.js';
import { workAddress } from './work-address.js';

describe('DOIs', () => {
  it.each([
    '10.1000/ABC.1',
    'doi:10.1000/abc.1',
    'https://doi.org/10.1000/abc.1',
    'http://dx.doi.org/10.1000/ABC.1',
    ' 10.1000/abc.1 ',
  ])('are normalized: %s', (value) => {
    expect(normalizeDoi(value)).toBe('10.1000/abc.1');
    expect(doiUrl(value)).toBe('https://doi.org/10.1000/abc.1');
  });

  it.each(['', '11.1000/x', '10.1/x', '10.1000/', '10.1000/a b', null, 7])('are not guessed: %s', (value) => {
    expect(doiUrl(value)).toBeUndefined();
  });

  it('survive encoding in their URL', () => {
    const doi = '10.1002/(sici)1097-4571(1999)50:1<1::aid-x>3.0.co;2-#';
    const url = doiUrl(doi)!;
    expect(new URL(url).hash).toBe('');
    expect(doiOfUrl(new URL(url).href)).toBe(doi);
    expect(doiOfUrl('https://example.org/10.1000/x')).toBeUndefined();
    expect(doiOfUrl('https://doi.org/10.1000/%E0%A4%A')).toBeUndefined();
  });
});

describe('arXiv identifiers', () => {
  it.each([
    ['http://arxiv.org/abs/2301.00001v2', '2301.00001'],
    ['https://arxiv.org/pdf/2301.00001v1.pdf', '2301.00001'],
    ['https://arxiv.org/abs/hep-th/9901001', 'hep-th/9901001'],
    ['https://arxiv.org/abs/math.GT/0309136v1', 'math.gt/0309136'],
    ['https://doi.org/10.48550/arXiv.2301.00001', '2301.00001'],
    ['https://doi.org/10.1000/2301.00001', undefined],
    ['https://arxiv.org/list/cs.LG/recent', undefined],
    ['https://example.org/abs/2301.00001', undefined],
  ])('are read from %s', (url, expected) => {
    expect(arxivIdOfUrl(url)).toBe(expected);
  });
});

describe('abstractMarkup', () => {
  it.each([
    [
      '<jats:title>Abstract</jats:title><jats:p>Oak <jats:italic>outlasts</jats:italic> iron.</jats:p><jats:p>In salt.</jats:p>',
      'Oak outlasts iron. In salt.',
    ],
    [
      '<h4>Background</h4>CO<sub>2</sub> rises.<h4>Results</h4>p<0.05 &amp; n>3',
      'Background CO2 rises. Results p<0.05 & n>3',
    ],
    ['for a<b and b<c', 'for a<b and b<c'],
    [
      'mass <jats:inline-formula><jats:alternatives><jats:tex-math>$m$</jats:tex-math><mml:math><mml:mi>m</mml:mi></mml:math></jats:alternatives></jats:inline-formula> here',
      'mass m here',
    ],
  ])('reads %s', (markup, expected) => {
    expect(plainText(abstractMarkup(markup))).toBe(expected);
  });

  it.each(['<tex-math>', '<p ', '<jats:title '])('reads a megabyte of unclosed %s in linear time', (tag) => {
    const markup = tag.repeat(1_000_000 / tag.length);
    expect(abstractMarkup(markup)).not.toBe('');
  });
});

describe('queryWords', () => {
  it('keeps words and drops syntax', () => {
    expect(queryWords('ti:"heat pump" AND (COP > 3*) ~ GPT-4, Müller’s [x TO y]?')).toEqual([
      'ti',
      'heat',
      'pump',
      'and',
      'COP',
      '3',
      'GPT-4',
      'Müller’s',
      'x',
      'to',
      'y',
    ]);
    expect(queryWords('?!* ()')).toEqual([]);
    expect(queryWords('word '.repeat(500)).join(' ').length).toBeLessThanOrEqual(300);
  });
});

describe('workAddress', () => {
  const addresses = [
    undefined,
    'https://doi.org/10.1000/x',
    'https://press.example/x',
    'javascript:alert(1)',
  ];
  const params = (fields: Partial<SearchParams>) =>
    Object.assign(new SearchParams(), { query: 'q', ...fields });

  it('prefers the first, unless another one is in an included domain', () => {
    expect(workAddress(addresses, params({}))).toBe('https://doi.org/10.1000/x');
    expect(workAddress(addresses, params({ include_domains: ['press.example'] }))).toBe(
      'https://press.example/x',
    );
    expect(workAddress(addresses, params({ exclude_domains: ['doi.org'] }))).toBe('https://press.example/x');
    expect(workAddress(addresses, params({ include_domains: ['other.example'] }))).toBe(
      'https://doi.org/10.1000/x',
    );
    expect(workAddress([null, 3], params({}))).toBeUndefined();
  });
});
