import type { EntityManager } from 'typeorm';
import type { SourceType } from '../../search.params.js';
import type { FIELDS } from './bm25f.js';
import { anyOf } from './search-vector.js';

/** What the ranking knows of the whole index. */
export interface IndexStatistics {
  passages: number;
  titleTerms: number;
  headingTerms: number;
  bodyTerms: number;
  /** In how many passages a term of the query stands; terms of none are absent. */
  holding: ReadonlyMap<string, number>;
}

/** A passage that may answer. */
export interface CandidateRow {
  id: number;
  document_id: number;
  body: string;
  title_terms: number;
  heading_terms: number;
  body_terms: number;
  occurrences: [term: string, positions: number[], weights: (keyof typeof FIELDS)[]][];
  url: string;
  title: string;
  published_at: Date | null;
  collection: string;
}

const MAX_CANDIDATES = 200;
/** One long document must not fill the list of candidates. */
const MAX_CANDIDATES_PER_DOCUMENT = 4;
/** So many matching passages are looked at; common words are left to the ranking once rarer ones reach this. */
const MAX_MATCHES = 20_000;

export async function statisticsOf(
  manager: EntityManager,
  terms: readonly string[],
): Promise<IndexStatistics> {
  const [totals] = await manager.query<Record<string, number>[]>(
    `SELECT coalesce(sum(passages), 0)::float8 AS passages, coalesce(sum(title_terms), 0)::float8 AS title,
            coalesce(sum(heading_terms), 0)::float8 AS heading, coalesce(sum(body_terms), 0)::float8 AS body
     FROM local_index_collections`,
  );
  const rows = await manager.query<{ term: string; passages: number }[]>(
    'SELECT term, passages::float8 AS passages FROM local_index_terms WHERE term = ANY($1) AND passages > 0',
    [terms],
  );
  return {
    passages: totals?.passages ?? 0,
    titleTerms: totals?.title ?? 0,
    headingTerms: totals?.heading ?? 0,
    bodyTerms: totals?.body ?? 0,
    holding: new Map(rows.map(({ term, passages }) => [term, passages])),
  };
}

/** What narrows the candidates down. `weights` holds the idf of each term that occurs. */
export interface CandidateFilter {
  weights: ReadonlyMap<string, number>;
  holding: ReadonlyMap<string, number>;
  sourceType: SourceType;
  publishedSince: Date | null;
}

/** Up to 200 passages with the highest sum of idf, ties by PostgreSQL's own rank over the weighted fields. */
export function candidatesOf(manager: EntityManager, filter: CandidateFilter): Promise<CandidateRow[]> {
  const terms = [...filter.weights.keys()];
  return manager.query<CandidateRow[]>(
    `WITH matching AS (
       SELECT p.id, p.document_id, p.search
       FROM local_index_passages p
       JOIN local_index_documents d ON d.id = p.document_id
       JOIN local_index_collections c ON c.id = d.collection_id
       WHERE p.search @@ $1::tsquery AND c.source_type = $2
         AND ($3::timestamptz IS NULL OR d.published_at >= $3)
       LIMIT ${MAX_MATCHES}
     ), weighed AS (
       SELECT id, document_id,
              (SELECT sum(idf) FROM unnest($4::tsquery[], $5::float8[]) AS t (term, idf)
               WHERE search @@ term) AS coverage,
              ts_rank('{0.2, 0.2, 0.6, 1}', search, $6::tsquery) AS rank
       FROM matching
     ), ordered AS (
       SELECT *, row_number() OVER (PARTITION BY document_id ORDER BY coverage DESC, rank DESC, id) AS place
       FROM weighed
     ), best AS (
       SELECT id FROM ordered WHERE place <= ${MAX_CANDIDATES_PER_DOCUMENT}
       ORDER BY coverage DESC, rank DESC, id LIMIT ${MAX_CANDIDATES}
     )
     SELECT p.id, p.document_id, p.body, p.title_terms, p.heading_terms, p.body_terms,
            d.url, d.title, d.published_at, c.name AS collection,
            (SELECT coalesce(json_agg(json_build_array(lexeme, positions, weights)), '[]')
             FROM unnest(p.search) WHERE lexeme = ANY($7)) AS occurrences
     FROM best JOIN local_index_passages p USING (id)
     JOIN local_index_documents d ON d.id = p.document_id
     JOIN local_index_collections c ON c.id = d.collection_id`,
    [
      anyOf(selectiveTerms(terms, filter.holding)),
      filter.sourceType,
      filter.publishedSince,
      terms.map((term) => anyOf([term])),
      terms.map((term) => filter.weights.get(term)),
      anyOf(terms),
      terms,
    ],
  );
}

/** The rarest terms, as long as they match no more passages together than are looked at; at least one. */
function selectiveTerms(terms: readonly string[], holding: ReadonlyMap<string, number>): string[] {
  const rarestFirst = terms.toSorted((one, other) => (holding.get(one) ?? 0) - (holding.get(other) ?? 0));
  const selective: string[] = [];
  let matches = 0;
  for (const term of rarestFirst) {
    matches += holding.get(term) ?? 0;
    if (selective.length > 0 && matches > MAX_MATCHES) break;
    selective.push(term);
  }
  return selective;
}
