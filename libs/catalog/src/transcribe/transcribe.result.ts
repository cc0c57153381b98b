import { ResultField } from '@capstan/kit';

/** A segment of speech. */
export class TranscriptSegment {
  @ResultField({ type: 'number', description: 'Seconds from the beginning', example: 0 })
  start: number;

  @ResultField({ type: 'number', description: 'Seconds from the beginning', example: 4.2 })
  end: number;

  @ResultField({ type: 'string', description: 'What is said', example: 'Good morning, and welcome.' })
  text: string;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Who speaks; null unless asked for',
    example: 'A',
  })
  speaker: string | null;
}

/** A word. */
export class TranscriptWord {
  @ResultField({ type: 'number', description: 'Seconds from the beginning', example: 0.1 })
  start: number;

  @ResultField({ type: 'number', description: 'Seconds from the beginning', example: 0.4 })
  end: number;

  @ResultField({ type: 'string', description: 'The word', example: 'Good' })
  word: string;
}

/** `data` of `transcribe`. */
export class TranscribeResult {
  @ResultField({ type: 'string', description: 'The whole transcript; empty if the audio has no speech' })
  text: string;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Language, ISO 639-1; null when it is not known',
    example: 'en',
  })
  language: string | null;

  @ResultField({
    type: 'number',
    nullable: true,
    description: 'Length of the audio; null when it is not known',
    example: 312.5,
  })
  duration_seconds: number | null;

  @ResultField({
    of: () => TranscriptSegment,
    list: true,
    description: 'In the order of time; empty where the provider gives none',
  })
  segments: TranscriptSegment[];

  @ResultField({
    of: () => TranscriptWord,
    list: true,
    description: 'Every word, with `timestamps: "word"`; empty otherwise',
  })
  words: TranscriptWord[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'The transcript as `format` asks; null for `json`',
  })
  formatted: string | null;
}
