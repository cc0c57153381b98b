import { ResultField } from '@capstan/capability-kit';

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
