import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { ChoicesField, IntegerField } from '@capstan/capability-kit';
import { MAX_URL_CHARS } from './target-url.js';

/** What a scrape can return; formats not asked for are null in the result. */
export const SCRAPE_FORMATS = ['markdown', 'text', 'html', 'links', 'metadata'] as const;

export type ScrapeFormat = (typeof SCRAPE_FORMATS)[number];

/** Parameters of `scrape`. */
export class ScrapeParams {
  // Length and form are checked by parseTargetUrl, so that every unusable address has the one slug invalid-url.
  @ApiProperty({
    description:
      'Absolute http or https address of the page, without credentials. Private and local addresses are refused.',
    type: 'string',
    format: 'uri',
    maxLength: MAX_URL_CHARS,
    example: 'https://example.com/',
  })
  @IsString()
  url: string;

  @ChoicesField({
    description:
      'What to return: `markdown` or `text` of the main content, its sanitised `html`, the `links` of the whole page, `metadata` (title, author, dates and so on). Fields not asked for are null.',
    choices: SCRAPE_FORMATS,
    minItems: 1,
    default: ['markdown', 'metadata'],
    example: ['markdown', 'links'],
  })
  formats: ScrapeFormat[] = ['markdown', 'metadata'];

  @IntegerField({
    description: 'Milliseconds the whole call may take, all providers included.',
    minimum: 1_000,
    maximum: 60_000,
    default: 20_000,
  })
  timeout_ms: number = 20_000;
}
