import type { Merge, ProviderResult } from '@capstan/kit';
import { ArxivProvider } from '../providers/arxiv/arxiv.provider.js';
import { CrossrefProvider } from '../providers/crossref/crossref.provider.js';
import { EuropePmcProvider } from '../providers/europe_pmc/europe-pmc.provider.js';
import { OpenalexProvider } from '../providers/openalex/openalex.provider.js';
import { relativeScore } from '../search-hits.js';
import type { SearchParams } from '../search.params.js';
import type { SearchHit, SearchResult } from '../search.result.js';
import { mergedHit } from './merged-hit.js';
import { type WorkIdentity, hasOtherId, hasSameId, identityOf, isSameWork } from './work.js';

/**
 * The constant of reciprocal rank fusion: the higher it is, the less the top positions of one list count against
 * agreement of several.
 */
const RANK_CONSTANT = 60;

/** A work in one list. */
interface WorkRecord {
  hit: SearchHit;
  identity: WorkIdentity;
  /** Position of the list in the waterfall, from 0. */
  list: number;
  /** Position in the list, from 1. */
  rank: number;
}

/**
 * Merges papers from four indexes, none of which is complete: calls them in parallel, matches records of the same work,
 * and ranks by reciprocal rank fusion (the score of a work is the sum of 1/(60 + rank) over its lists).
 */
export const academicMerge: Merge<SearchParams, SearchResult> = {
  providers: ({ source_type }) => (source_type === 'academic' ? ACADEMIC_PROVIDERS : []),
  combine,
  graceMs: 2500,
};

const ACADEMIC_PROVIDERS = [CrossrefProvider, OpenalexProvider, EuropePmcProvider, ArxivProvider] as const;

function combine(
  results: readonly ProviderResult<SearchResult>[],
  { max_results }: SearchParams,
): SearchResult {
  const records = results.flatMap(({ result }, list) =>
    result.results.map((hit, index) => ({ hit, identity: identityOf(hit), list, rank: index + 1 })),
  );
  const works = records.reduce<WorkRecord[][]>(withRecord, []);
  // Equal scores stay in the order of the waterfall: sorting is stable.
  const ranked = works
    .map((work) => ({ work, score: scoreOf(work) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, max_results);
  const best = ranked[0]?.score ?? 0;
  return {
    results: ranked.map(({ work, score }) => ({
      ...mergedHit(work.map(({ hit }) => hit)),
      score: relativeScore(score, best),
    })),
    answer: null,
    citations: [],
  };
}

/** Adds a record to the works, which may reveal that two of them are one. */
function withRecord(works: WorkRecord[][], record: WorkRecord): WorkRecord[][] {
  let joined: WorkRecord[] = [record];
  // Identifiers first: a similar title must not take a record away from its own DOI.
  for (const sameness of [hasSameId, isSameWork]) {
    for (const work of works) {
      const isAlike = work.some(({ identity }) => sameness(identity, record.identity));
      if (isAlike && !joined.includes(work[0] as WorkRecord) && !haveConflict(work, joined)) {
        joined = [...work, ...joined];
      }
    }
  }
  const firstPlace = works.findIndex((work) => joined.includes(work[0] as WorkRecord));
  const others = works.filter((work) => !joined.includes(work[0] as WorkRecord));
  const place = firstPlace === -1 ? others.length : firstPlace;
  return others.toSpliced(
    place,
    0,
    joined.toSorted((one, other) => one.list - other.list),
  );
}

/** One preprint cannot join two articles. */
function haveConflict(some: readonly WorkRecord[], others: readonly WorkRecord[]): boolean {
  return some.some((one) => others.some((other) => hasOtherId(one.identity, other.identity)));
}

function scoreOf(work: readonly WorkRecord[]): number {
  const ranks = new Map<number, number>();
  for (const { list, rank } of work) ranks.set(list, Math.min(rank, ranks.get(list) ?? rank));
  return [...ranks.values()].reduce((sum, rank) => sum + 1 / (RANK_CONSTANT + rank), 0);
}
