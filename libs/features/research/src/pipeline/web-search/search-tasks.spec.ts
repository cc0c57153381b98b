import { describe, expect, it } from 'vitest';
import type { QueryPlan, SearchTask } from '../../model/query-plan.js';
import { firstTasks, furtherTasks } from './search-tasks.js';

const plan: QueryPlan = {
  language: 'en',
  title: 'Tide mills',
  subjectTerms: ['tide', 'mill'],
  facets: ['f1', 'f2', 'f3'].map((id) => ({
    id,
    heading: id,
    terms: ['tide', 'mill'],
    queries: [`${id} a`, `${id} b`, `${id} c`],
  })),
};
const inShort = (tasks: SearchTask[]) => tasks.map(({ query, sourceType }) => `${query} ${sourceType}`);

describe('firstTasks', () => {
  it('searches for each facet, and in a quick run continues while the budget lasts', () => {
    expect(inShort(firstTasks(plan, { depth: 'standard', sourceTypes: ['web'] }, 5))).toEqual([
      'f1 a web',
      'f2 a web',
      'f3 a web',
      'f1 b web',
      'f2 b web',
    ]);
  });

  it('keeps later queries for later rounds', () => {
    expect(inShort(firstTasks(plan, { depth: 'deep', sourceTypes: ['web'] }, 15))).toEqual([
      'f1 a web',
      'f2 a web',
      'f3 a web',
    ]);
  });

  it('uses every source type for the question, and one in turn for the others', () => {
    const sourceTypes = ['academic' as const, 'news' as const, 'web' as const];
    expect(inShort(firstTasks(plan, { depth: 'deep', sourceTypes }, 9))).toEqual([
      'f1 a academic',
      'f1 a news',
      'f1 a web',
      'f2 a academic',
      'f3 a news',
    ]);
    expect(inShort(firstTasks(plan, { depth: 'standard', sourceTypes }, 2))).toEqual([
      'f1 a academic',
      'f1 a news',
    ]);
  });

  it('repeats no search and respects the limit', () => {
    const twins = { ...plan, facets: plan.facets.map((facet) => ({ ...facet, queries: ['Same', 'same'] })) };
    expect(inShort(firstTasks(twins, { depth: 'standard', sourceTypes: ['web'] }, 5))).toEqual(['Same web']);
    expect(firstTasks(plan, { depth: 'standard', sourceTypes: ['web'] }, 0)).toEqual([]);
  });
});

describe('furtherTasks', () => {
  const asked = firstTasks(plan, { depth: 'deep', sourceTypes: ['web', 'news'] }, 9);

  it('continues with the worst facets first, in turn', () => {
    const tasks = furtherTasks(plan, ['f3', 'f1'], asked, { depth: 'deep', sourceTypes: ['web', 'news'] }, 4);
    expect(inShort(tasks)).toEqual(['f3 a web', 'f1 b web', 'f3 b web', 'f1 b news']);
  });

  it('ends when there are no queries left', () => {
    const request = { depth: 'deep' as const, sourceTypes: ['web' as const] };
    const first = furtherTasks(plan, ['f2'], asked, request, 9);
    expect(inShort(first)).toEqual(['f2 a web', 'f2 b web', 'f2 c web'].slice(3 - first.length));
    expect(furtherTasks(plan, ['f2'], [...asked, ...first], request, 9)).toEqual([]);
    expect(furtherTasks(plan, ['gone'], asked, request, 9)).toEqual([]);
  });
});
