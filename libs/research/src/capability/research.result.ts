import { ResultField } from '@capstan/capability-kit';
import { SOURCE_TYPES } from '../model/research-request.js';
import { DEPTHS } from '../model/depth.js';
import { RESEARCH_STEPS } from '../run/research-run.js';

/** A section of a report. */
export class ReportSectionResult {
  @ResultField({ type: 'string', description: 'The side of the question it is about' })
  heading: string;

  @ResultField({
    type: 'string',
    description: 'Sentences, each followed by the `[Source n]` it rests on; n is the `id` of a source',
  })
  content: string;
}

/** A disagreement of sources. */
export class ReportConflictResult {
  @ResultField({ type: 'string', description: 'What they disagree about' })
  about: string;

  @ResultField({ type: 'string', list: true, description: 'What each says, with its markers' })
  statements: string[];
}

/** The report (spec 2.6). */
export class ReportResult {
  @ResultField({ type: 'string', description: 'The question as a title' })
  title: string;

  @ResultField({
    type: 'string',
    description: 'Short answer, each sentence with its `[Source n]`; empty when nothing was found',
  })
  summary: string;

  @ResultField({ of: () => ReportSectionResult, list: true, description: 'By side of the question' })
  sections: ReportSectionResult[];

  @ResultField({ type: 'string', list: true, description: 'Each with its markers' })
  key_findings: string[];

  @ResultField({
    of: () => ReportConflictResult,
    list: true,
    description: 'Where sources disagree about a number or a date',
  })
  conflicts: ReportConflictResult[];

  @ResultField({
    type: 'number',
    description: '0 to 1, computed from sources, agreement, coverage, freshness and credibility',
    example: 0.62,
  })
  confidence: number;
}

/** A page that was read (spec 2.6). */
export class ResearchSourceResult {
  @ResultField({ type: 'integer', description: 'The n of `[Source n]`' })
  id: number;

  @ResultField({ type: 'string', format: 'uri', description: 'Its address' })
  url: string;

  @ResultField({ type: 'string', description: 'Its title' })
  title: string;

  @ResultField({ type: 'string', description: 'Host without `www.`, or the name of an indexed collection' })
  domain: string;

  @ResultField({ type: 'string', description: 'Words of the page itself, from where it is cited if it is' })
  snippet: string;

  @ResultField({ type: 'string', enum: SOURCE_TYPES, description: 'Kind of source' })
  source_type: string;

  @ResultField({ type: 'string', nullable: true, description: 'When it says it was published (ISO 8601)' })
  published_at: string | null;

  @ResultField({
    type: 'number',
    description: 'How far it is to be trusted, 0 to 1; reasons are in the evidence',
  })
  credibility: number;
}

/** What public profiles say of a person. */
export class PersonProfileResult {
  @ResultField({ type: 'string', list: true, description: 'Whose data it is' })
  providers: string[];

  @ResultField({ type: 'string', nullable: true, description: 'In a sentence' })
  description: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Where they work or live' })
  location: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Own site' })
  website: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'ORCID iD' })
  orcid: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'GitHub profile' })
  github: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'LinkedIn profile' })
  linkedin: string | null;
}

/** A person the sources name (spec 2.6); what nobody states is null. */
export class ResearchPersonResult {
  @ResultField({ type: 'string', description: 'Name' })
  name: string;

  @ResultField({ type: 'string', nullable: true, description: 'Role' })
  role: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Company or institution' })
  company: string | null;

  @ResultField({ type: 'integer', list: true, description: 'Ids of the sources that name them' })
  sources: number[];

  @ResultField({ type: 'string', list: true, description: 'Rules that recognised them' })
  found_by: string[];

  @ResultField({ of: () => PersonProfileResult, nullable: true, description: 'Null unless enriched' })
  profile: PersonProfileResult | null;
}

/** What registers and own sites say of a company. */
export class CompanyProfileResult {
  @ResultField({ type: 'string', list: true, description: 'Whose data it is' })
  providers: string[];

  @ResultField({ type: 'string', nullable: true, description: 'In a sentence' })
  description: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Legal name' })
  legal_name: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Legal Entity Identifier (ISO 17442)' })
  lei: string | null;

  @ResultField({ type: 'integer', nullable: true, description: 'Year of founding' })
  founded_year: number | null;

  @ResultField({ type: 'string', nullable: true, description: 'Country' })
  country: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Seat' })
  headquarters: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Own site' })
  website: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Item of Wikidata' })
  wikidata_id: string | null;
}

/** A company the sources name (spec 2.6); what nobody states is null. */
export class ResearchCompanyResult {
  @ResultField({ type: 'string', description: 'Name' })
  name: string;

  @ResultField({ type: 'string', nullable: true, description: 'Domain of its site' })
  domain: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Industry' })
  industry: string | null;

  @ResultField({ type: 'integer', nullable: true, description: 'Employees' })
  employee_count: number | null;

  @ResultField({ type: 'integer', list: true, description: 'Ids of the sources that name it' })
  sources: number[];

  @ResultField({ type: 'string', list: true, description: 'Rules that recognised it' })
  found_by: string[];

  @ResultField({ of: () => CompanyProfileResult, nullable: true, description: 'Null unless enriched' })
  profile: CompanyProfileResult | null;
}

/** People and companies of a run. */
export class EntitiesResult {
  @ResultField({ of: () => ResearchPersonResult, list: true, description: 'Most often named first' })
  people: ResearchPersonResult[];

  @ResultField({ of: () => ResearchCompanyResult, list: true, description: 'Most often named first' })
  companies: ResearchCompanyResult[];
}

/** A number of a chart. */
export class ChartMarkResult {
  @ResultField({ type: 'string', description: 'What it is of' })
  label: string;

  @ResultField({ type: 'number', description: 'The number' })
  value: number;

  @ResultField({ type: 'integer', description: 'Id of the source' })
  source: number;

  @ResultField({ type: 'string', description: 'Cell or sentence it stands in, verbatim' })
  quote: string;
}

/** A picture of numbers that sources state. */
export class ChartResult {
  @ResultField({ type: 'string', description: 'Title' })
  title: string;

  @ResultField({ type: 'string', enum: ['trend', 'comparison', 'distribution'], description: 'Kind' })
  kind: string;

  @ResultField({ type: 'string', nullable: true, description: 'Unit of the numbers' })
  unit: string | null;

  @ResultField({ of: () => ChartMarkResult, list: true, description: 'The numbers' })
  marks: ChartMarkResult[];

  @ResultField({ type: 'object', description: 'Computed from the marks' })
  statistics: Record<string, number>;

  @ResultField({ type: 'object', description: 'Vega-Lite specification, data inline' })
  vega_lite: object;

  @ResultField({ type: 'string', description: 'The same as an SVG document' })
  svg: string;
}

/** Computational analysis. */
export class AnalysisResult {
  @ResultField({
    of: () => ChartResult,
    list: true,
    description: 'Empty when no source states numbers that can be compared',
  })
  charts: ChartResult[];
}

/** Counters of a run (spec 2.6). */
export class ResearchMetadataResult {
  @ResultField({ type: 'string', enum: DEPTHS, description: 'Depth applied' })
  depth_used: string;

  @ResultField({ type: 'integer', description: 'Distinct pages that searches returned' })
  sources_searched: number;

  @ResultField({ type: 'integer', description: 'Pages read that had content' })
  sources_scraped: number;

  @ResultField({ type: 'integer', description: 'Distinct sources cited' })
  sources_cited: number;

  @ResultField({ type: 'integer', description: 'People and companies with a profile' })
  entities_enriched: number;

  @ResultField({ type: 'integer', description: 'Rounds of gap analysis and refinement' })
  refinement_rounds: number;

  @ResultField({ type: 'boolean', description: 'Whether it was cut short by calls or by time' })
  budget_exhausted: boolean;

  @ResultField({ type: 'integer', description: 'Milliseconds from its beginning to the result' })
  total_time_ms: number;

  @ResultField({ type: 'string', list: true, enum: RESEARCH_STEPS, description: 'Steps done, in order' })
  steps_completed: string[];
}

/** `data` of POST /v1/research (spec 2.6). */
export class ResearchResult {
  @ResultField({ of: () => ReportResult, optional: true, description: 'Absent when `synthesis` is false' })
  report?: ReportResult;

  @ResultField({ of: () => ResearchSourceResult, list: true, description: 'In the order of their ids' })
  sources: ResearchSourceResult[];

  @ResultField({ of: () => EntitiesResult, description: 'People and companies that the sources name' })
  entities: EntitiesResult;

  @ResultField({ of: () => AnalysisResult, optional: true, description: 'Present with `include_analysis`' })
  analysis?: AnalysisResult;

  @ResultField({ of: () => ResearchMetadataResult, description: 'How it came about' })
  metadata: ResearchMetadataResult;
}
