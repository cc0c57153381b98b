import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandQuery } from './expand-query.js';
import { QUESTIONS } from './fixtures/questions.js';

const plan = (query: string, depth: 'standard' | 'deep' | 'comprehensive' = 'standard') =>
  expandQuery({ query, depth });

describe('expandQuery', () => {
  it.each(QUESTIONS)('understands %s', (query, language, firstQuery, headings) => {
    const { facets, ...rest } = plan(query);
    expect(rest.language).toBe(language);
    expect(facets[0]?.queries[0]).toBe(firstQuery);
    expect(facets.slice(1).map(({ heading }) => heading)).toEqual(headings);
  });

  it('asks what a subject is, without question words', () => {
    expect(plan('Can you please tell me why did the Roman Empire fall?').subjectTerms).toEqual([
      'roman',
      'empir',
      'fall',
    ]);
    expect(plan('What are the costs of heat pumps?').subjectTerms).toEqual(['heat', 'pump']);
  });

  it.each([
    ['What happens after a power cut?', ['power', 'cut']],
    ['What happened if the lid is opened?', ['lid', 'open']],
    ['Was passiert nach einem Stromausfall?', ['stromausfal']],
    ['Que se passe-t-il après une coupure ?', ['coupur']],
    ['¿Qué sucede después de un apagón?', ['despu', 'apagon']],
    ['Cosa succede dopo un blackout?', ['blackout']],
    ['O que acontece depois de um apagão?', ['apagao']],
    ['Wat gebeurt er na een stroomstoring?', ['stroomstor']],
  ])('does not look for the verb of "%s" in passages', (query, terms) => {
    expect(plan(query).facets[0]?.terms).toEqual(terms);
  });

  it('recognizes passages of an aspect by any of its words', () => {
    expect(plan('What are the costs and risks of heat pumps?').facets[1]).toEqual({
      id: 'f2',
      heading: 'Costs',
      terms: ['heat', 'pump', 'cost', 'price'],
      queries: ['heat pumps costs', 'heat pumps cost', 'heat pumps price'],
    });
  });

  it('titles a report with the question, or with its subject', () => {
    expect(plan('How do heat pumps work?').title).toBe('How do heat pumps work?');
    expect(plan('Give me a detailed overview of the lithium market').title).toBe('Lithium market');
    expect(plan('iPhone repair').title).toBe('iPhone repair');
  });

  it('has as many facets as the depth allows, and room for what a quick question names', () => {
    expect(plan('tide mills').facets).toHaveLength(2);
    expect(plan('tide mills', 'deep').facets).toHaveLength(5);
    expect(plan('tide mills', 'comprehensive').facets).toHaveLength(8);
    expect(plan('Compare Rust, Go, Zig and Nim').facets).toHaveLength(4);
  });

  it('gives further questions the subject of the first one', () => {
    const [, costs] = plan('Which ovens use the least energy? What do they cost?').facets;
    expect(costs?.queries[0]).toBe('ovens use least energy cost');
  });

  it('keeps the spelling of words and removes what does not belong in a search', () => {
    const query = 'See https://www.example.org/a?b=c and ```rm -rf /``` about “to be” AND C++ node.js 🚀';
    const [first = ''] = plan(query).facets[0]?.queries ?? [];
    expect(first).toBe('See example.org to be C++ node.js');
  });

  it('removes search operators', () => {
    const query = 'site:a.example -drop "a phrase" (x OR y) intitle:z ~w *';
    for (const { queries } of plan(query, 'comprehensive').facets)
      for (const asked of queries) expect(asked).not.toMatch(/["():*~]|(?:^|\s)-|\bOR\b/);
  });

  it('adds no foreign words to a question it does not understand', () => {
    const { facets } = plan('水素自動車の利点と欠点は何ですか？', 'comprehensive');
    expect(facets.map(({ heading }) => heading)).toEqual([
      '水素自動車の利点と欠点は何ですか？',
      '水素自動車',
      '利点',
      '欠点',
    ]);
  });

  it('accepts any text: always a query, none too long, none twice', () => {
    const depth = fc.constantFrom('standard' as const, 'deep' as const, 'comprehensive' as const);
    const anyText = fc.oneof(
      fc.string({ minLength: 1, maxLength: 2000, unit: 'binary' }),
      fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom(
            'what',
            'is',
            'vs',
            'of',
            'costs',
            'and',
            'the',
            ',',
            '?',
            '-',
            '"',
            'Rust',
            'Go',
            '\n',
          ),
        )
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(anyText, depth, (query, asked) => {
        fc.pre(query.trim() !== '');
        const { facets, title } = expandQuery({ query, depth: asked });
        expect(facets.length).toBeGreaterThan(0);
        expect(facets.length).toBeLessThanOrEqual(8);
        expect(facets.map(({ id }) => id)).toEqual(facets.map((_, index) => `f${index + 1}`));
        expect(title.length).toBeLessThanOrEqual(122);
        for (const { queries } of facets) {
          expect(queries.length).toBeGreaterThan(0);
          expect(queries.length).toBeLessThanOrEqual(4);
          expect(new Set(queries).size).toBe(queries.length);
          for (const text of queries) expect(text.trim().length).toBeGreaterThan(0);
          for (const text of queries) expect(text.length).toBeLessThanOrEqual(300);
        }
        expect(expandQuery({ query, depth: asked })).toEqual({ ...expandQuery({ query, depth: asked }) });
      }),
      { numRuns: 300 },
    );
  });

  it('processes a long question in linear time', () => {
    const long = `${'a very long story about nothing, '.repeat(60)}what is it?`;
    expect(plan(long).facets[0]?.queries[0]?.split(' ').length).toBeLessThanOrEqual(10);
    expect(plan('or '.repeat(660)).facets.length).toBeGreaterThan(0);
  });
});
