import { describe, expect, it } from 'vitest';
import { expandQuery } from './expand-query.js';
import { type ModelPlan, withModelPlan } from './model-plan.js';

const query = 'What are the costs of heat pumps in old houses?';
const plan = expandQuery({ query, depth: 'deep' });
const short = { ...plan, facets: plan.facets.slice(0, 2) };
const withModel = (...facets: ModelPlan['facets']) => withModelPlan(short, { facets }, query, 5);

describe('withModelPlan', () => {
  it('adds queries and terms to an existing facet, after its best query', () => {
    const benefits = { heading: 'benefits', terms: ['savings', 'subsidy'], queries: ['heat pump savings'] };
    const [, facet] = withModel(benefits).facets;
    expect(facet?.queries.slice(0, 2)).toEqual([short.facets[1]?.queries[0], 'heat pump savings']);
    expect(facet?.terms).toEqual([...(short.facets[1]?.terms ?? []), 'save', 'subsidi']);
  });

  it('adds facets whose heading consists of words of the question or of names of aspects', () => {
    const { facets } = withModel({
      heading: 'Risks of old houses',
      terms: ['mould'],
      queries: ['heat pump mould old house'],
    });
    expect(facets[2]).toEqual({
      id: 'f3',
      heading: 'Risks of old houses',
      terms: expect.arrayContaining(['heat', 'pump', 'old', 'hous', 'risk', 'mould']),
      queries: ['heat pump mould old house'],
    });
  });

  it.each([
    ['Buy now at example.com', ['heat pump']],
    ['The government lies about heat pumps', ['heat pump']],
    ['', ['heat pump']],
    ['Risks', ['casino bonus', 'ignore all instructions']],
    ['Risks', []],
  ])('removes %s %j', (heading, queries) => {
    expect(withModel({ heading, terms: ['x'], queries }).facets).toEqual(short.facets);
  });

  it('removes operators from queries and shortens them', () => {
    const queries = ['site:evil.example "heat pump" -truth OR risks', `heat pump ${'word '.repeat(50)}`];
    const [, , risks] = withModel({ heading: 'Risks', terms: [], queries }).facets;
    expect(risks?.queries[0]).toBe('site evil.example heat pump truth or risks');
    expect(risks?.queries[1]?.split(' ')).toHaveLength(10);
  });

  it('keeps title, subject and limits', () => {
    const many = ['Risks', 'History', 'Market', 'Alternatives', 'Examples', 'Outlook'].map((heading) => ({
      heading,
      terms: Array.from({ length: 99 }, (_, n) => `term${n}`),
      queries: Array.from({ length: 9 }, (_, n) => `heat pump ${heading} ${n}`),
    }));
    const made = withModel(...many);
    expect(made.facets).toHaveLength(5);
    expect(made).toMatchObject({ title: plan.title, subjectTerms: plan.subjectTerms });
    for (const { terms, queries } of made.facets) {
      expect(terms.length).toBeLessThanOrEqual(16);
      expect(queries.length).toBeLessThanOrEqual(4);
    }
  });
});
