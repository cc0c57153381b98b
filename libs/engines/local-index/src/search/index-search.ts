import type { EntityManager } from 'typeorm';
import { termOfWord, unaccented } from '@capstan/text-analysis';
import type { BlockCache } from './block-cache.js';
import { isWithinDomains } from './domain-filter.js';
import type { IndexHit, IndexHits, IndexQuery } from './index-query.js';
import type { QueryVector } from './index-vectors.js';
import { type QueryTerms, queryTermsOf } from './query-terms.js';
import { rerank } from './rerank.js';
import { BestDocuments, type ScoredDocument } from '../ranking/best-documents.js';
import { scoreBlock } from '../ranking/block-scores.js';
import { coverageOf } from '../ranking/coverage.js';
import { type WeightedTerm, highestProximity, proximityOf } from '../ranking/proximity.js';
import { correctionsOf } from '../ranking/spelling.js';
import { WEIGHTS, idfOf } from '../ranking/weights.js';
import {
  type BlockRow,
  type CandidateRow,
  allowedSlots,
  blocksOf,
  candidatesOf,
  commonestOf,
  postingsOf,
} from './search.sql.js';

/** The results of a search, and whether some documents have no postings or vectors yet. */
export interface SearchOutcome extends IndexHits {
  isIncomplete: boolean;
}

const NOTHING: IndexHits = { hits: [], ranking: 'words' };

/** Minimum number of best documents that are read for reranking. */
const MIN_CANDIDATES = 60;

interface BlockPostings {
  readonly block: number;
  readonly documents: number;
  readonly postings: Buffer;
}

/**
 * Returns the best documents for a query. Every document with a term of the query is scored from the postings; the
 * best ones are reranked by meaning, if they have vectors, and by proximity of the query's words in the passage.
 * @param vector of the query, when there is an embedding model.
 */
export async function searchIndex(
  manager: EntityManager,
  cache: BlockCache,
  query: IndexQuery,
  vector?: QueryVector,
): Promise<SearchOutcome> {
  const asked = queryTermsOf(query.query);
  if (asked.words.length === 0) return { ...NOTHING, isIncomplete: false };
  const { blocks: all, isIncomplete } = await blocksOf(manager, query);
  const blocks = all.filter((block) => isWithinDomains(block, query));
  if (blocks.length === 0) return { ...NOTHING, isIncomplete };

  const lengths = await cache.lengthsOf(manager, blocks);
  const total = lengths.reduce((sum, { documents }) => sum + documents, 0);
  const found = await termsIn(manager, blocks, asked, query.query, total);
  const { words, unknown, postings } = found;
  const terms = [...words, ...found.compounds, ...found.identifiers];
  if (terms.length === 0) return { ...NOTHING, isIncomplete };

  const allowed = await allowedSlots(
    manager,
    blocks.map(({ id }) => id),
    query,
  );
  const best = new BestDocuments(Math.max(MIN_CANDIDATES, query.limit * 2));
  for (const [index, { id }] of blocks.entries()) {
    const ofBlock = terms.flatMap(({ term, idf }) => {
      const found = postings.get(term)?.find(({ block }) => block === id);
      return found ? [{ idf, postings: found.postings }] : [];
    });
    const of = lengths[index];
    if (ofBlock.length === 0 || !of) continue;
    scoreBlock(id, of, ofBlock, best, allowed && (allowed.get(id) ?? new Set()));
  }
  const { ranked, ranking } = await rerank(manager, best.list(), blocks, vector);
  const candidates = await candidatesOf(manager, ranked);
  const isFallback = query.collections.length === 0 && blocks.every((block) => block.isFallback);
  const isFit = ({ title, headings, body }: CandidateRow): boolean =>
    !isFallback ||
    coverageOf([...words, ...unknown], title, headings ?? '', body ?? '') >= WEIGHTS.fallbackCoverage;
  return {
    hits: hitsOf(ranked, candidates.filter(isFit), words, query.limit),
    ranking,
    isIncomplete: isIncomplete || (vector !== undefined && ranking === 'words'),
  };
}

interface FoundTerms {
  words: WeightedTerm[];
  /** Words that occur nowhere. */
  unknown: WeightedTerm[];
  identifiers: WeightedTerm[];
  compounds: WeightedTerm[];
  postings: ReadonlyMap<string, BlockPostings[]>;
}

/** Returns the terms of the query that occur, with misspelled words corrected, and their postings. */
async function termsIn(
  manager: EntityManager,
  blocks: readonly BlockRow[],
  asked: QueryTerms,
  query: string,
  total: number,
): Promise<FoundTerms> {
  const ids = blocks.map(({ id }) => id);
  const postings = new Map<string, BlockPostings[]>();
  const read = async (terms: readonly string[]): Promise<void> => {
    for (const { term, ...row } of await postingsOf(manager, ids, terms)) {
      const of = postings.get(term);
      if (of) of.push(row);
      else postings.set(term, [row]);
    }
  };
  await read([...asked.words, ...asked.identifiers, ...asked.compounds.map(({ term }) => term)]);

  const corrected = new Map<string, string>();
  for (const word of asked.words) {
    if (
      postings.has(word) ||
      asked.compounds.some(({ term, parts }) => parts.includes(word) && postings.has(term))
    )
      continue;
    const term = await commonestOf(manager, ids, correctionsOf(typed(query, word)));
    if (term !== undefined && !asked.words.includes(term)) corrected.set(word, term);
  }
  if (corrected.size > 0) await read([...corrected.values()]);

  const weigh = (term: string): WeightedTerm[] => {
    const meant = corrected.get(term) ?? term;
    const holding = postings.get(meant)?.reduce((sum, { documents }) => sum + documents, 0);
    if (holding === undefined) return [];
    return [{ term: meant, idf: idfOf(total, holding) * (meant === term ? 1 : WEIGHTS.corrected) }];
  };
  const compounds = asked.compounds.filter(({ term }) => postings.has(term));
  const compoundOf = (word: string): Pick<WeightedTerm, 'compound'> => {
    const compound = compounds.find(({ parts }) => parts.includes(word))?.term;
    return compound === undefined ? {} : { compound };
  };
  const unknown = asked.words.filter((word) => !postings.has(corrected.get(word) ?? word));
  return {
    words: asked.words.flatMap((word) => weigh(word).map((term) => ({ ...term, ...compoundOf(word) }))),
    unknown: unknown.map((term) => ({ term, idf: idfOf(total, 0), ...compoundOf(term) })),
    compounds: compounds.flatMap(({ term }) => weigh(term)),
    identifiers: asked.identifiers.flatMap(weigh),
    postings,
  };
}

/** Returns the original word of a term. */
const typed = (query: string, term: string): string =>
  unaccented(query)
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.find((word) => termOfWord(word) === term) ?? '';

function hitsOf(
  scored: readonly ScoredDocument[],
  rows: readonly CandidateRow[],
  words: readonly WeightedTerm[],
  limit: number,
): IndexHit[] {
  const byPlace = new Map(rows.map((row) => [`${row.block}/${row.slot}`, row]));
  const most = highestProximity(words);
  const ranked: { row: CandidateRow; score: number }[] = [];
  for (const { block, slot, score } of scored) {
    const row = byPlace.get(`${block}/${slot}`);
    if (!row) continue;
    // The others cannot outrank the shown ones, duplicates included.
    if (isOutOfReach(score + most, ranked, limit * 2)) break;
    ranked.push({
      row,
      score: score + proximityOf(words, row.body ?? '', row.headings ?? '', row.title),
    });
  }
  ranked.sort((one, other) => other.score - one.score || (one.row.url < other.row.url ? -1 : 1));
  const seen = new Set<string>();
  const hits: IndexHit[] = [];
  for (const { row, score } of ranked) {
    if (hits.length === limit) break;
    // The same text and title at another URL (a copy, a print view) is a duplicate.
    const text = `${row.title}\n${row.body ?? ''}`;
    if (seen.has(text)) continue;
    seen.add(text);
    hits.push({
      url: row.url,
      title: row.title,
      passage: row.body ?? '',
      collection: row.collection,
      publishedAt: row.published_at,
      score,
    });
  }
  return hits;
}

/** Returns whether at least `count` have a higher score. */
function isOutOfReach(score: number, ranked: readonly { score: number }[], count: number): boolean {
  if (ranked.length < count) return false;
  return ranked.filter((other) => other.score > score).length >= count;
}
