import { ResultField } from '@capstan/capability-kit';

/** Where a source says it. */
export class CitationResult {
  @ResultField({ type: 'integer', description: 'Id of the source' })
  source: number;

  @ResultField({ type: 'string', format: 'uri', description: 'Its address' })
  url: string;

  @ResultField({
    type: 'integer',
    description: 'First UTF-16 code unit of the span in the text of the source',
  })
  start: number;

  @ResultField({ type: 'integer', description: 'End of the span, exclusive' })
  end: number;

  @ResultField({ type: 'string', description: 'The span, verbatim' })
  quote: string;

  @ResultField({ type: 'string', description: 'SHA-256 of the quote as UTF-8, hex' })
  sha256: string;

  @ResultField({
    type: 'number',
    description: 'How much of the sentence it bears out; 1: it is the sentence',
  })
  support: number;
}

/** A sentence of the report. */
export class EvidenceSentenceResult {
  @ResultField({ type: 'string', description: 'In the order of the report' })
  id: string;

  @ResultField({
    type: 'string',
    enum: ['summary', 'section', 'key_finding', 'conflict'],
    description: 'Where it stands',
  })
  part: string;

  @ResultField({ type: 'string', nullable: true, description: 'Heading of its section' })
  heading: string | null;

  @ResultField({ type: 'string', description: 'The sentence, without markers' })
  text: string;

  @ResultField({
    type: 'string',
    enum: ['verbatim', 'worded', 'replaced'],
    description:
      '`verbatim`: quoted. `worded`: in the words of a model, borne out. `replaced`: a quotation in the place of a claim that did not hold',
  })
  kind: string;

  @ResultField({ of: () => CitationResult, list: true, description: 'At least one' })
  citations: CitationResult[];
}

/** How far a source is to be trusted, and why. */
export class CredibilityResult {
  @ResultField({ type: 'number', description: '0 to 1' })
  score: number;

  @ResultField({ type: 'string', list: true, description: 'Signals that decided it' })
  reasons: string[];
}

/** A source as it was read. */
export class EvidenceSourceResult {
  @ResultField({ type: 'integer', description: 'The n of `[Source n]`' })
  id: number;

  @ResultField({ type: 'string', format: 'uri', description: 'Its address' })
  url: string;

  @ResultField({ type: 'string', description: 'Its title' })
  title: string;

  @ResultField({ type: 'string', description: 'Its host or collection' })
  domain: string;

  @ResultField({ type: 'string', description: 'SHA-256 of the text that spans count in, hex' })
  text_sha256: string;

  @ResultField({ type: 'integer', description: 'UTF-16 code units of that text' })
  text_length: number;

  @ResultField({ type: 'string', nullable: true, description: 'Author as stated' })
  author: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Publication as stated (ISO 8601)' })
  published_at: string | null;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was read' })
  read_at: string;

  @ResultField({ of: () => CredibilityResult, description: 'Trust' })
  credibility: CredibilityResult;
}

/** A side of the question. */
export class EvidenceFacetResult {
  @ResultField({ type: 'string', description: 'Heading' })
  heading: string;

  @ResultField({ type: 'string', list: true, description: 'Queries for it' })
  queries: string[];

  @ResultField({ type: 'integer', description: 'Independent sites that speak of it' })
  sites: number;

  @ResultField({ type: 'boolean', description: 'Whether enough was found' })
  is_covered: boolean;
}

/** `data` of GET /v1/research/{id}/evidence. */
export class ResearchEvidenceResult {
  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Who worded the report: `extractive` or a model; null without a report',
  })
  author: string | null;

  @ResultField({ of: () => EvidenceSentenceResult, list: true, description: 'Every sentence of the report' })
  sentences: EvidenceSentenceResult[];

  @ResultField({ of: () => EvidenceSourceResult, list: true, description: 'Every source' })
  sources: EvidenceSourceResult[];

  @ResultField({ of: () => EvidenceFacetResult, list: true, description: 'What was looked for' })
  facets: EvidenceFacetResult[];

  @ResultField({ type: 'integer', description: 'Sentences that were drafted and did not hold' })
  rejected_sentences: number;
}
