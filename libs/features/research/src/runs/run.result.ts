import { ResultField } from '@capstan/kit';
import { ResearchResult } from '../results/research.result.js';
import { DEPTHS } from '../model/depth.js';
import { FRESHNESS } from '../model/research-request.js';
import { RUN_STATUSES } from './run.js';

/** A run in lists. */
export class ResearchRunSummaryResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifies the run' })
  id: string;

  @ResultField({ type: 'string', enum: RUN_STATUSES, description: 'State of the run', example: 'completed' })
  status: string;

  @ResultField({
    type: 'string',
    description: 'The question',
    example: 'How do heat pumps perform in cold climates?',
  })
  query: string;

  @ResultField({ type: 'string', enum: DEPTHS, description: 'Requested depth' })
  depth: string;

  @ResultField({ type: 'boolean', description: 'As requested' })
  enrich_entities: boolean;

  @ResultField({ type: 'boolean', description: 'As requested', example: false })
  include_analysis: boolean;

  @ResultField({ type: 'boolean', description: 'As requested', example: true })
  synthesis: boolean;

  @ResultField({ type: 'string', description: 'As requested, comma-separated', example: 'web' })
  source_types: string;

  @ResultField({ type: 'integer', description: 'As requested', example: 15 })
  max_sources: number;

  @ResultField({ type: 'string', enum: FRESHNESS, description: 'As requested', example: 'any' })
  freshness: string;

  @ResultField({ type: 'string', list: true, description: 'As requested', example: [] })
  collections: string[];

  @ResultField({
    type: 'string',
    description: 'Path of the live progress stream (Server-Sent Events)',
    example: '/v1/research/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream',
  })
  stream_url: string;

  @ResultField({
    type: 'integer',
    description: 'Credits charged: the price once it is completed, less if it was cancelled, 0 before',
    example: 10,
  })
  credits_used: number;

  @ResultField({
    type: 'object',
    nullable: true,
    description: 'Why it failed (the error object of a failed call); null if it did not',
  })
  failure: object | null;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was created' })
  created_at: string;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When a worker claimed it',
    example: '2026-11-20T09:30:00.000Z',
  })
  started_at: string | null;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When it ended',
    example: '2026-11-20T09:30:41.000Z',
  })
  finished_at: string | null;
}

/** `data` of GET /v1/research/{id}. */
export class ResearchRunResult extends ResearchRunSummaryResult {
  @ResultField({ of: () => ResearchResult, nullable: true, description: 'Null until it is completed' })
  result: ResearchResult | null;
}

/** `data` of GET /v1/research. */
export class ResearchRunListResult {
  @ResultField({ of: () => ResearchRunSummaryResult, list: true, description: 'Newest first' })
  runs: ResearchRunSummaryResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Send as `after` for the next page; null on the last page',
  })
  next_after: string | null;
}

/** `data` of POST …/stream-token. */
export class ResearchStreamTokenResult {
  @ResultField({
    type: 'string',
    description: 'Opens the stream once: `…/stream?token=…`',
    example: 'q8Jx0dT5uVwYzA1bC2dE3f',
  })
  token: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'Until then' })
  expires_at: string;
}
