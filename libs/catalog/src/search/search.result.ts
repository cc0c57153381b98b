import { ANSWER_RANKINGS, type AnswerRanking } from '@capstan/answers';
import { ResultField } from '@capstan/kit';
import { SOURCE_TYPES, type SourceType } from './search.params.js';

const RANKINGS = ['words', 'words_and_vectors'] as const;
type Ranking = (typeof RANKINGS)[number];

/** A page or document found. */
export class SearchHit {
  @ResultField({
    description:
      'http(s) URL, or `index://<collection>/<path>` for a document of an indexed folder, which `scrape` reads.',
    type: 'string',
    format: 'uri',
    example: 'https://www.postgresql.org/docs/current/explicit-locking.html',
  })
  url: string;

  @ResultField({ description: 'Title as plain text.', type: 'string', example: 'Explicit Locking' })
  title: string;

  @ResultField({
    description: 'Matching passage as plain text; paragraphs are lines; may be empty.',
    type: 'string',
    example: 'PostgreSQL provides various lock modes to control concurrent access to data in tables.',
  })
  snippet: string;

  @ResultField({
    description: 'Host without `www.`; for a document of an indexed folder the name of its collection.',
    type: 'string',
    example: 'postgresql.org',
  })
  domain: string;

  @ResultField({
    description: 'Publication time (ISO 8601, UTC); null if the source does not state it.',
    type: 'string',
    format: 'date-time',
    nullable: true,
  })
  published_at: string | null;

  @ResultField({
    description:
      'Relevance from 0 to 1 relative to the best result of this answer; null if the provider gives none. Results are in order of relevance either way.',
    type: 'number',
    nullable: true,
    example: 1,
  })
  score: number | null;

  @ResultField({ description: 'Kind of source.', type: 'string', enum: SOURCE_TYPES })
  source_type: SourceType;
}

/** A result that the answer cites. */
export class SearchCitation {
  @ResultField({
    description: 'The n of `[Source n]`: the position of the result in `results`, from 1.',
    type: 'integer',
    example: 1,
  })
  source: number;

  @ResultField({
    description: 'URL of the cited result.',
    type: 'string',
    format: 'uri',
    example: 'https://www.postgresql.org/docs/current/explicit-locking.html',
  })
  url: string;

  @ResultField({ description: 'Title of the cited result.', type: 'string', example: 'Explicit Locking' })
  title: string;
}

/** `data` of `search`. */
export class SearchResult {
  @ResultField({ description: 'Best first.', of: () => SearchHit, list: true })
  results: SearchHit[];

  @ResultField({
    description:
      'Mode `ai`: the answer, each sentence followed by `[Source n]`; null in mode `standard` and if no source matches the query.',
    type: 'string',
    nullable: true,
    example: 'Advisory locks are held until released or the session ends. [Source 1]',
  })
  answer: string | null;

  @ResultField({
    description: 'The results the answer cites, in order of first use; empty without an answer.',
    of: () => SearchCitation,
    list: true,
  })
  citations: SearchCitation[];

  @ResultField({
    description:
      'How the local index ranked the results: by words alone, or also by the vectors of an embedding model. Absent from other providers.',
    type: 'string',
    enum: RANKINGS,
    optional: true,
  })
  ranking?: Ranking;

  @ResultField({
    description:
      'How the quotations of `answer` were chosen: by words alone, or also by a sentence model that read them. Present with `mode_used` `ai_extractive`.',
    type: 'string',
    enum: ANSWER_RANKINGS,
    optional: true,
  })
  answer_ranking?: AnswerRanking;
}
