import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { ChoiceField, ChoicesField, IntegerField, MAX_URL_CHARS, StringField } from '@capstan/capability-kit';
import { PAGE_FORMATS, type PageFormat } from '@capstan/page-reading';

export const SCRAPE_MODES = ['auto', 'fetch', 'browser'] as const;

export type ScrapeMode = (typeof SCRAPE_MODES)[number];

const MIB = 1024 * 1024;

/** A CSS selector, or up to 30,000 milliseconds. */
const WAIT_FOR = /^(?:\d{1,4}|[12]\d{4}|30000|[\d ]*[^\d\s].*)$/;

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
    choices: PAGE_FORMATS,
    minItems: 1,
    default: ['markdown', 'metadata'],
    example: ['markdown', 'links'],
  })
  formats: PageFormat[] = ['markdown', 'metadata'];

  @ChoiceField({
    description:
      '`auto` fetches the page and opens a browser only when the page needs JavaScript or refuses the fetch. `fetch` never runs JavaScript and asks no vendor. `browser` always renders the page.',
    choices: SCRAPE_MODES,
    default: 'auto',
  })
  mode: ScrapeMode = 'auto';

  @StringField({
    description:
      'What to wait for once the page has loaded in a browser: a CSS selector that must become visible, or milliseconds (`1500`, at most 30,000). With it, `auto` goes to the browser at once.',
    maxLength: 500,
    pattern: WAIT_FOR,
    optional: true,
    example: '#results .item',
  })
  wait_for?: string;

  @IntegerField({
    description: 'Most bytes of the page that are read, decompressed; a larger page fails and is free.',
    minimum: 1_024,
    maximum: 50 * MIB,
    default: 10 * MIB,
  })
  max_bytes: number = 10 * MIB;

  @IntegerField({
    description: 'Milliseconds the whole call may take, all providers included.',
    minimum: 1_000,
    maximum: 60_000,
    default: 20_000,
  })
  timeout_ms: number = 20_000;
}
