import { ResultField } from '@capstan/kit';

/** A section of a report. */
export class ReportSectionResult {
  @ResultField({
    type: 'string',
    description: 'The aspect of the question',
    example: 'Efficiency in the cold',
  })
  heading: string;

  @ResultField({
    type: 'string',
    description: 'Sentences, each followed by its `[Source n]`; n is the `id` of a source',
    example: 'At -15 °C the heat pumps in the study reached a COP of 2.1. [Source 1]',
  })
  content: string;
}

/** Sources that disagree. */
export class ReportConflictResult {
  @ResultField({
    type: 'string',
    description: 'What they disagree about',
    example: 'How far the efficiency falls',
  })
  about: string;

  @ResultField({
    type: 'string',
    list: true,
    description: 'Statement of each, with its markers',
    example: ['The COP falls to 2.1 at -15 °C. [Source 1]', 'The COP stays above 2.5 at -15 °C. [Source 2]'],
  })
  statements: string[];
}

/** The report (docs/contract.md 2.6). */
export class ReportResult {
  @ResultField({
    type: 'string',
    description: 'The question as a title',
    example: 'How do heat pumps perform in cold climates?',
  })
  title: string;

  @ResultField({
    type: 'string',
    description: 'The answer, each sentence with its `[Source n]`; without markers if nothing was found',
    example: 'At -15 °C the heat pumps in the study reached a COP of 2.1. [Source 1]',
  })
  summary: string;

  @ResultField({ of: () => ReportSectionResult, list: true, description: 'By aspect of the question' })
  sections: ReportSectionResult[];

  @ResultField({
    type: 'string',
    list: true,
    description: 'Each with its markers',
    example: ['At -15 °C the heat pumps in the study reached a COP of 2.1. [Source 1]'],
  })
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
