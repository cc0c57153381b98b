import { ResultField } from '@capstan/kit';
import { REJECTION_REASONS } from '../model/report.js';

/** A citation of a source. */
export class CitationResult {
  @ResultField({ type: 'integer', description: 'Id of the source' })
  source: number;

  @ResultField({
    type: 'string',
    format: 'uri',
    description: 'Its address',
    example: 'https://example.com/heat-pumps',
  })
  url: string;

  @ResultField({
    type: 'integer',
    description: 'First UTF-16 code unit of the span in the text of the source',
    example: 1042,
  })
  start: number;

  @ResultField({ type: 'integer', description: 'End of the span, exclusive', example: 1098 })
  end: number;

  @ResultField({
    type: 'string',
    description: 'The span, verbatim',
    example: 'At -15 °C the heat pumps in the study reached a COP of 2.1',
  })
  quote: string;

  @ResultField({
    type: 'string',
    description: 'SHA-256 of the quote as UTF-8, hex',
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  })
  sha256: string;

  @ResultField({
    type: 'number',
    description: 'How well it supports the sentence; 1: it is the sentence',
    example: 1,
  })
  support: number;
}

/** A sentence of the report. */
export class EvidenceSentenceResult {
  @ResultField({ type: 'string', description: 'In the order of the report', example: 's1' })
  id: string;

  @ResultField({
    type: 'string',
    enum: ['summary', 'section', 'key_finding', 'conflict'],
    description: 'Part of the report',
    example: 'section',
  })
  part: string;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Heading of its section',
    example: 'Efficiency in the cold',
  })
  heading: string | null;

  @ResultField({
    type: 'string',
    description: 'The sentence, without markers',
    example: 'At -15 °C the heat pumps in the study reached a COP of 2.1.',
  })
  text: string;

  @ResultField({
    type: 'string',
    enum: ['verbatim', 'worded', 'replaced'],
    description:
      '`verbatim`: quoted. `worded`: in the words of a model, supported. `replaced`: a quotation that replaced a rejected claim',
  })
  kind: string;

  @ResultField({ of: () => CitationResult, list: true, description: 'At least one' })
  citations: CitationResult[];
}

/** How credible a source is, and why. */
export class CredibilityResult {
  @ResultField({ type: 'number', description: '0 to 1', example: 0.86 })
  score: number;

  @ResultField({
    type: 'string',
    list: true,
    description: 'Signals that decided it',
    example: ['peer-reviewed', 'names its author'],
  })
  reasons: string[];
}

/** A source as it was read. */
export class EvidenceSourceResult {
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

  @ResultField({ type: 'string', description: 'Its host or collection', example: 'example.com' })
  domain: string;

  @ResultField({
    type: 'string',
    description: 'SHA-256 of the text that spans count in, hex',
    example: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  })
  text_sha256: string;

  @ResultField({ type: 'integer', description: 'UTF-16 code units of that text', example: 18240 })
  text_length: number;

  @ResultField({ type: 'string', nullable: true, description: 'Author as stated' })
  author: string | null;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Publication as stated (ISO 8601)',
    example: '2026-03-02',
  })
  published_at: string | null;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was read' })
  read_at: string;

  @ResultField({ of: () => CredibilityResult, description: 'Trust' })
  credibility: CredibilityResult;
}

/** An aspect of the question. */
export class EvidenceFacetResult {
  @ResultField({ type: 'string', description: 'Heading', example: 'Efficiency in the cold' })
  heading: string;

  @ResultField({
    type: 'string',
    list: true,
    description: 'Queries for it',
    example: ['heat pump efficiency cold climate'],
  })
  queries: string[];

  @ResultField({ type: 'integer', description: 'Independent sites that cover it', example: 3 })
  sites: number;

  @ResultField({ type: 'boolean', description: 'Whether enough was found' })
  is_covered: boolean;
}

/** What the verification found for a sentence of the draft. */
export class EvidenceClaimResult {
  @ResultField({
    type: 'string',
    description: 'The sentence of the draft',
    example: 'At -15 °C the heat pumps in the study reached a COP of 4.2.',
  })
  text: string;

  @ResultField({ type: 'boolean', description: 'Whether its sources support it', example: false })
  is_supported: boolean;

  @ResultField({
    type: 'string',
    nullable: true,
    enum: REJECTION_REASONS,
    description: 'Why it is not in the report; null if it is supported',
    example: 'other_number',
  })
  reason: string | null;

  @ResultField({
    type: 'string',
    enum: ['quotation', 'verifier', 'verifier_and_model'],
    description:
      '`quotation`: it is in a source verbatim. `verifier`: compared with its passage. `verifier_and_model`: judged by a model as well',
    example: 'verifier',
  })
  checked_by: string;
}

/** `data` of GET /v1/research/{id}/evidence. */
export class ResearchEvidenceResult {
  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Author of the report: `extractive` or a model; null without a report',
    example: 'extractive',
  })
  author: string | null;

  @ResultField({ of: () => EvidenceSentenceResult, list: true, description: 'Every sentence of the report' })
  sentences: EvidenceSentenceResult[];

  @ResultField({ of: () => EvidenceSourceResult, list: true, description: 'Every source' })
  sources: EvidenceSourceResult[];

  @ResultField({ of: () => EvidenceFacetResult, list: true, description: 'What was looked for' })
  facets: EvidenceFacetResult[];

  @ResultField({ type: 'integer', description: 'Rejected sentences of the draft', example: 0 })
  rejected_sentences: number;

  @ResultField({
    of: () => EvidenceClaimResult,
    list: true,
    description: 'Every sentence of the draft that was checked',
  })
  claims: EvidenceClaimResult[];
}
