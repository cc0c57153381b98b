import { describe, expect, it } from 'vitest';
import { termOfWord } from '@capstan/text-analysis';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import { expandQuery } from '../query-expansion/expand-query.js';
import { analyzeGaps } from './analyze-gaps.js';

const plan: QueryPlan = {
  language: 'en',
  title: 'Heat pumps in old houses',
  subjectTerms: ['heat', 'pump', 'old', 'hous'],
  facets: [
    { id: 'f1', heading: 'Heat pumps', terms: ['heat', 'pump', 'old', 'hous'], queries: ['a'] },
    { id: 'f2', heading: 'Costs', terms: ['heat', 'pump', 'old', 'hous', 'cost', 'price'], queries: ['b'] },
  ],
};
let nextId = 1;
const source = (url: string, text: string, title = 'Untitled'): Source => ({
  id: nextId++,
  url,
  title,
  snippet: '',
  domain: new URL(url).hostname,
  site: new URL(url).hostname || 'manuals',
  sourceType: 'web',
  publishedAt: null,
  facetIds: [],
  author: null,
  language: null,
  text,
  textSha256: '',
  headings: [],
  tables: [],
  credibility: { score: 1, reasons: [] },
  readAt: '2026-01-01T00:00:00Z',
});
const about = 'Heat pumps can be fitted in old houses with few changes.';
const costs = 'The price of a heat pump for an old house is about 20,000.';

describe('analyzeGaps', () => {
  it('requires two independent sites for each facet', () => {
    const one = source('https://a.org/1', `${about} ${costs}`);
    const same = source('https://a.org/2', about);
    const other = source('https://b.org/', about);
    expect(analyzeGaps(plan, [one, same]).gaps).toEqual(['f1', 'f2']);
    expect(analyzeGaps(plan, [one, same, other])).toEqual({
      coverage: [
        { facetId: 'f1', sources: [one.id, same.id, other.id], sites: 2, terms: 1, isCovered: true },
        { facetId: 'f2', sources: [one.id], sites: 1, terms: 1, isCovered: false },
      ],
      gaps: ['f2'],
    });
  });

  it('takes a page with the code that was asked about, whatever else it is called there', () => {
    const asked = expandQuery({ query: 'What does error F7 mean?', depth: 'standard' });
    const faults = source('index://machine/faults.md', 'F7: the boiler is too hot.');
    const others = source('index://machine/others.md', 'F3: every error is shown on the display.');
    expect(analyzeGaps(asked, [faults, others]).coverage[0]?.sources).toEqual([faults.id]);
  });

  it('requires no more words for a long question than for a short one', () => {
    const words =
      'order upgrade packages configuration files data version downtime repositories backup'.split(' ');
    const terms = words.map((word) => termOfWord(word));
    const long = { ...plan, subjectTerms: terms, facets: [{ ...plan.facets[0]!, terms }] };
    const some = source(
      'https://a.org/',
      'Before you upgrade the packages keep a copy of the configuration.',
    );
    const few = source('https://b.org/', 'Make a backup of the data now and then.');
    expect(analyzeGaps(long, [some, few]).coverage[0]?.sources).toEqual([some.id]);
  });

  it('requires the aspect in any of its words, and the subject in the passage or the title', () => {
    const unnamed = source('https://a.org/', about);
    const byTitle = source('https://b.org/', 'It costs about 20,000.', 'Heat pumps in old houses');
    const { coverage } = analyzeGaps(plan, [unnamed, byTitle]);
    expect(coverage[1]).toMatchObject({ sources: [byTitle.id], terms: 1 });
  });

  it('requires most of the terms in one passage, not scattered over a book', () => {
    const filler = 'Nothing of interest is said in this sentence. '.repeat(60);
    const book = source('https://a.org/', `Heat rises. ${filler} A pump is old. ${filler} The house stands.`);
    expect(analyzeGaps(plan, [book]).coverage[0]).toMatchObject({ sources: [], sites: 0 });
  });

  it('puts the least covered facet first', () => {
    const { gaps } = analyzeGaps(plan, [source('https://a.org/', about)]);
    expect(gaps).toEqual(['f2', 'f1']);
    expect(analyzeGaps(plan, [])).toEqual({
      coverage: ['f1', 'f2'].map((facetId) => ({
        facetId,
        sources: [],
        sites: 0,
        terms: 0,
        isCovered: false,
      })),
      gaps: ['f1', 'f2'],
    });
  });

  it('covers a rule-based plan with texts that answer it', () => {
    const made = expandQuery({ query: 'What are the costs and risks of heat pumps?', depth: 'deep' });
    const texts = [
      'A heat pump costs 20,000 on average. The main risk of heat pumps is a leak.',
      'The price of heat pumps falls. Heat pumps bring hazards such as noise.',
    ];
    const sources = texts.map((text, index) => source(`https://s${index}.org/`, text));
    const { coverage } = analyzeGaps(made, sources);
    expect(coverage.slice(0, 3).map(({ isCovered }) => isCovered)).toEqual([true, true, true]);
    expect(coverage.slice(3).some(({ isCovered }) => isCovered)).toBe(false);
  });
});
