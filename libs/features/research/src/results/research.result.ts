import { ResultField } from '@capstan/kit';
import { ANSWER_RANKINGS, type AnswerRanking } from '@capstan/answers';
import { DEPTHS } from '../model/depth.js';
import { SOURCE_TYPES } from '../model/research-request.js';
import { RESEARCH_STEPS } from '../run/research-run.js';
import { AnalysisResult } from './analysis.result.js';
import { EntitiesResult } from './entities.result.js';
import { ReportResult } from './report.result.js';

/** A page that was read (docs/contract.md 2.6). */
export class ResearchSourceResult {
  @ResultField({ type: 'integer', description: 'The n of `[Source n]`' })
  id: number;

  @ResultField({
    type: 'string',
    format: 'uri',
    description: 'Its address',
    example: 'https://example.com/heat-pumps',
  })
  url: string;

  @ResultField({ type: 'string', description: 'Its title', example: 'Heat pumps in cold climates' })
  title: string;

  @ResultField({
    type: 'string',
    description: 'Host without `www.`, or the name of an indexed collection',
    example: 'example.com',
  })
  domain: string;

  @ResultField({
    type: 'string',
    description: 'Text of the page itself, from the cited span if there is one',
    example: 'At -15 °C the heat pumps in the study reached a COP of 2.1.',
  })
  snippet: string;

  @ResultField({ type: 'string', enum: SOURCE_TYPES, description: 'Kind of source' })
  source_type: string;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Publication date stated by the page (ISO 8601)',
  })
  published_at: string | null;

  @ResultField({
    type: 'number',
    description: 'Credibility, 0 to 1; reasons are in the evidence',
    example: 0.86,
  })
  credibility: number;
}

/** Counters of a run (docs/contract.md 2.6). */
export class ResearchMetadataResult {
  @ResultField({ type: 'string', enum: DEPTHS, description: 'Depth applied' })
  depth_used: string;

  @ResultField({ type: 'integer', description: 'Distinct pages that searches returned', example: 38 })
  sources_searched: number;

  @ResultField({ type: 'integer', description: 'Pages read with content', example: 14 })
  sources_scraped: number;

  @ResultField({ type: 'integer', description: 'Distinct sources cited', example: 9 })
  sources_cited: number;

  @ResultField({ type: 'integer', description: 'People and companies with a profile', example: 2 })
  entities_enriched: number;

  @ResultField({ type: 'integer', description: 'Rounds of gap analysis and refinement', example: 0 })
  refinement_rounds: number;

  @ResultField({
    type: 'string',
    enum: ANSWER_RANKINGS,
    optional: true,
    description:
      'How quoted answers were chosen: by words alone, or also by a sentence model that read them. Absent without a report',
  })
  answer_ranking?: AnswerRanking;

  @ResultField({
    type: 'boolean',
    description: 'Whether it was cut short by call or time limits',
    example: false,
  })
  budget_exhausted: boolean;

  @ResultField({
    type: 'integer',
    description: 'Milliseconds from its start to the result',
    example: 41250,
  })
  total_time_ms: number;

  @ResultField({
    type: 'string',
    list: true,
    enum: RESEARCH_STEPS,
    description: 'Completed steps, in order',
    example: [
      'query_expansion',
      'web_search',
      'content_extraction',
      'gap_analysis',
      'entity_detection',
      'entity_enrichment',
      'synthesis',
      'verification',
    ],
  })
  steps_completed: string[];
}

/** `data` of POST /v1/research (docs/contract.md 2.6). */
export class ResearchResult {
  @ResultField({ of: () => ReportResult, optional: true, description: 'Absent if `synthesis` is false' })
  report?: ReportResult;

  @ResultField({ of: () => ResearchSourceResult, list: true, description: 'In the order of their ids' })
  sources: ResearchSourceResult[];

  @ResultField({ of: () => EntitiesResult, description: 'People and companies that the sources name' })
  entities: EntitiesResult;

  @ResultField({ of: () => AnalysisResult, optional: true, description: 'Present with `include_analysis`' })
  analysis?: AnalysisResult;

  @ResultField({ of: () => ResearchMetadataResult, description: 'Counters of the run' })
  metadata: ResearchMetadataResult;
}
