import { ResultField } from '@capstan/kit';
import { SOURCE_KINDS, type SourceKind } from './page/page-facts.js';

/** Where a value was found. */
export class ExtractPlace {
  @ResultField({
    description: 'Names and indexes of the value in `fields`, joined by dots.',
    type: 'string',
    example: 'price',
  })
  path: string;

  @ResultField({
    description: 'URL of the page, after redirects.',
    type: 'string',
    format: 'uri',
    example: 'https://example.com/product',
  })
  url: string;

  @ResultField({
    description: 'What states it on the page.',
    type: 'string',
    enum: SOURCE_KINDS,
    example: 'table',
  })
  source: SourceKind;

  @ResultField({ description: 'The text on the page.', type: 'string', example: 'Price: € 1.299,00' })
  quote: string;
}

/** A page of the call. */
export class ExtractPage {
  @ResultField({ description: 'Requested URL.', type: 'string', example: 'https://example.com/product' })
  url: string;

  @ResultField({ description: 'Whether it was read.', type: 'boolean', example: true })
  is_read: boolean;

  @ResultField({ description: 'Why it was not read; null if it was.', type: 'string', nullable: true })
  error: string | null;
}

/** Result of `extract`. */
export class ExtractResult {
  @ResultField({
    description: 'The fields of the schema; those that no page states are null.',
    type: 'object',
    example: { name: 'Capstan', price: 1299 },
  })
  fields: Record<string, unknown>;

  @ResultField({ description: 'Where each value was found.', of: () => ExtractPlace, list: true })
  places: ExtractPlace[];

  @ResultField({
    description: 'Names of the outermost fields that no page states.',
    type: 'string',
    list: true,
    example: ['brand'],
  })
  missing: string[];

  @ResultField({ description: 'The pages, as requested.', of: () => ExtractPage, list: true })
  pages: ExtractPage[];
}
