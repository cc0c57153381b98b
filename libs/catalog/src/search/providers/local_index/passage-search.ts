import type { EntityManager } from 'typeorm';
import { relativeScore } from '../../search-hits.js';
import type { SourceType } from '../../search.params.js';
import { queryTerms } from '../../text/terms.js';
import { FIELDS, type Field, type Occurrences, type PerField, bm25f, idfOf } from './bm25f.js';
import { type CandidateRow, type IndexStatistics, candidatesOf, statisticsOf } from './passage-queries.js';

/** A question to the index. */
export interface IndexQuery {
  query: string;
  sourceType: SourceType;
  /** Only documents known to be published at or after this time. */
  publishedSince: Date | null;
  limit: number;
}

/** A document that was found, with its best passage. */
export interface IndexHit {
  url: string;
  title: string;
  /** The passage, one block per line. */
  passage: string;
  collection: string;
  publishedAt: Date | null;
  /** 0 to 1, relative to the best hit. */
  score: number | null;
}

/** A query is about its first terms; the bound keeps one call's work bounded. */
const MAX_TERMS = 32;

/**
 * The documents that answer a query best, one passage each. Candidates come from the GIN index (any term matches),
 * the rarest terms first; BM25F orders them.
 */
export async function searchPassages(manager: EntityManager, query: IndexQuery): Promise<IndexHit[]> {
  const asked = queryTerms(query.query).slice(0, MAX_TERMS);
  if (asked.length === 0) return [];
  const statistics = await statisticsOf(manager, [...new Set(asked.map(({ term }) => term))]);
  const terms = asked.flatMap(({ term, position }) => {
    const holding = statistics.holding.get(term);
    return holding ? [{ term, position, idf: idfOf(statistics.passages, holding) }] : [];
  });
  if (terms.length === 0) return [];

  const weights = new Map(terms.map(({ term, idf }) => [term, idf]));
  const rows = await candidatesOf(manager, { ...query, weights, holding: statistics.holding });
  const averages = averagesOf(statistics);
  const scored = rows.map((row) => ({
    row,
    score: bm25f({ lengths: lengthsOf(row), occurrences: occurrencesOf(row) }, terms, averages),
  }));
  scored.sort((one, other) => other.score - one.score || one.row.id - other.row.id);
  return bestPerDocument(scored, query.limit);
}

function bestPerDocument(scored: readonly { row: CandidateRow; score: number }[], limit: number): IndexHit[] {
  const hits: IndexHit[] = [];
  const documents = new Set<number>();
  const passages = new Set<string>();
  const best = scored[0]?.score ?? 0;
  for (const { row, score } of scored) {
    if (hits.length === limit) break;
    // The same text under a second address (a copy, a print view) tells nothing new.
    if (documents.has(row.document_id) || passages.has(row.body)) continue;
    documents.add(row.document_id);
    passages.add(row.body);
    hits.push({
      url: row.url,
      title: row.title,
      passage: row.body,
      collection: row.collection,
      publishedAt: row.published_at,
      score: relativeScore(score, best),
    });
  }
  return hits;
}

const averagesOf = ({ passages, titleTerms, headingTerms, bodyTerms }: IndexStatistics): PerField => ({
  title: titleTerms / passages,
  headings: headingTerms / passages,
  body: bodyTerms / passages,
});

const lengthsOf = (row: CandidateRow): PerField => ({
  title: row.title_terms,
  headings: row.heading_terms,
  body: row.body_terms,
});

function occurrencesOf(row: CandidateRow): Map<string, Occurrences> {
  return new Map(
    row.occurrences.map(([term, positions, weights]) => {
      const counts: Record<Field, number> = { title: 0, headings: 0, body: 0 };
      for (const weight of weights) counts[FIELDS[weight]] += 1;
      return [term, { counts, positions }];
    }),
  );
}
