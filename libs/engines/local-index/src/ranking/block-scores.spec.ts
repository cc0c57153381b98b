import { describe, expect, it } from 'vitest';
import { ByteWriter } from '../postings/byte-writer.js';
import { documentTermsOf } from '../postings/document-terms.js';
import { lengthsEntry, readLengths } from '../postings/lengths.js';
import { writePosting } from '../postings/postings.js';
import { BestDocuments } from './best-documents.js';
import { scoreBlock } from './block-scores.js';

interface Page {
  title?: string;
  url?: string;
  headings?: string[];
  bodies: string[];
  linkShare?: number;
}

const FILLER = 'other words stand here so that every passage is of a usual length for once';

/** Scores of pages for a query in which all terms have the same weight. */
function scores(query: string[], pages: Page[], allowed?: Set<number>) {
  const terms = pages.map(({ title = 'some page', url = '', headings = [], bodies, linkShare = 0 }) =>
    documentTermsOf({ title, url, linkShare, passages: bodies.map((body) => ({ headings, body })) }),
  );
  const lengths = readLengths(Buffer.concat(terms.map((of, slot) => lengthsEntry(slot, of))));
  const postings = query.map((term) => {
    const writer = new ByteWriter();
    terms.forEach(({ occurrences }, slot) => {
      const of = occurrences.get(term);
      if (of) writePosting(writer, slot, of);
    });
    return { idf: 1, postings: Buffer.from(writer.written()) };
  });
  const best = new BestDocuments(10);
  scoreBlock(3, lengths, postings, best, allowed);
  return best.list();
}
const scoreOf = (query: string[], page: Page): number => scores(query, [page])[0]?.score ?? 0;

describe('scoreBlock', () => {
  it('finds the documents with a term, and their best passage', () => {
    const found = scores(
      ['vent', 'motor'],
      [
        { bodies: [FILLER, `vent ${FILLER}`, `vent motor ${FILLER}`] },
        { bodies: [FILLER] },
        { title: 'vent', bodies: [] },
      ],
    );
    expect(found.toSorted((one, other) => one.slot - other.slot)).toMatchObject([
      { block: 3, slot: 0, passage: 2 },
      { block: 3, slot: 2, passage: undefined },
    ]);
  });

  it('counts titles, addresses and headings in addition to the text', () => {
    const text = scoreOf(['vent'], { bodies: [`vent ${FILLER}`] });
    for (const page of [
      { title: 'the vent', bodies: [`vent ${FILLER}`] },
      { url: 'https://docs.example/vent.html', bodies: [`vent ${FILLER}`] },
      { headings: ['Vent'], bodies: [`vent ${FILLER}`] },
      { bodies: [`vent vent ${FILLER}`] },
      { bodies: [`vent ${FILLER}`, `vent ${FILLER}`] },
    ]) {
      expect(scoreOf(['vent'], page)).toBeGreaterThan(text);
    }
  });

  it('prefers more terms to one frequent term, and both in one passage to separate ones', () => {
    const both = scoreOf(['vent', 'motor'], { bodies: [`vent motor ${FILLER}`, FILLER] });
    expect(both).toBeGreaterThan(scoreOf(['vent', 'motor'], { bodies: [`vent vent ${FILLER}`, FILLER] }));
    expect(both).toBeGreaterThan(
      scoreOf(['vent', 'motor'], { bodies: [`vent ${FILLER}`, `motor ${FILLER}`] }),
    );
  });

  it('prefers short to long documents, and text to lists of links', () => {
    const usual = scoreOf(['vent'], { bodies: [`vent ${FILLER}`] });
    expect(scoreOf(['vent'], { bodies: [`vent ${FILLER} ${FILLER} ${FILLER}`] })).toBeLessThan(usual);
    expect(scoreOf(['vent'], { bodies: [`vent ${FILLER}`], linkShare: 0.9 })).toBeLessThan(usual);
  });

  it('omits documents that are not allowed', () => {
    const pages = [{ bodies: ['vent'] }, { bodies: ['vent'] }];
    expect(scores(['vent'], pages, new Set([1])).map(({ slot }) => slot)).toEqual([1]);
    expect(scores(['vent'], pages, new Set())).toEqual([]);
  });
});
