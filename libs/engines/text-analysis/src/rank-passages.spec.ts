import { describe, expect, it } from 'vitest';
import { PassageIndex, type RankDocument, rankPassages } from './rank-passages.js';
import { queryTerms } from './terms.js';

const document = (id: number, of: Partial<RankDocument>): RankDocument => ({
  id,
  title: '',
  headings: [],
  text: '',
  ...of,
});

const found = (query: string | string[], documents: RankDocument[]): string[] =>
  rankPassages(query, documents).map(({ document: id, start, end }) => {
    const text = documents.find((candidate) => candidate.id === id)?.text ?? '';
    return `${id}: ${text.slice(start, end)}`;
  });

describe('rankPassages', () => {
  it('ranks passages with more and rarer words first and omits the others', () => {
    const documents = [
      document(1, { text: 'The pump is blue.' }),
      document(2, { text: 'The impeller of the pump is made of steel.' }),
      document(3, { text: 'Nothing of this.' }),
      document(4, { text: 'A pump, once more.' }),
    ];
    expect(found('impellers of pumps', documents)[0]).toMatch(/^2:/);
    expect(found('impellers of pumps', documents)).toHaveLength(3);
    expect(found('treasurer', documents)).toEqual([]);
  });

  it('searches headings and titles', () => {
    const documents = [
      document(1, { headings: ['Cleaning', 'Storing'], text: 'Cleaning\nUse soap.\nStoring\nKeep it dry.' }),
      document(2, { title: 'Storing', text: 'In a box.' }),
    ];
    expect(found('cleaning', documents)).toEqual(['1: Use soap.']);
    expect(found('storing', documents)).toEqual(['2: In a box.', '1: Keep it dry.']);
  });

  it('accepts stemmed terms', () => {
    const documents = [document(1, { text: 'Installing it.' }), document(2, { text: 'Storing it.' })];
    const terms = queryTerms('how to install').map(({ term }) => term);
    expect(new PassageIndex(documents).rank(terms)).toEqual(rankPassages('how to install', documents));
    expect(found(terms, documents)).toEqual(['1: Installing it.']);
  });

  it('finds words of scripts without spaces', () => {
    expect(
      found('電源', [document(1, { text: '次に電源を切る。' }), document(2, { text: '水位を見る。' })]),
    ).toEqual(['1: 次に電源を切る。']);
  });

  it('keeps the order of documents with equal scores', () => {
    const same = [3, 1, 2].map((id) => document(id, { text: 'The same pump.' }));
    expect(rankPassages('pump', same).map(({ document: id }) => id)).toEqual([3, 1, 2]);
  });
});
