import { ChoiceField, ChoicesField, IntegerField, TargetUrlField, WaitForField } from '@capstan/kit';
import { PAGE_FORMATS, type PageFormat } from '@capstan/page-reading';

export const SCRAPE_MODES = ['auto', 'fetch', 'browser'] as const;

export type ScrapeMode = (typeof SCRAPE_MODES)[number];

const MIB = 1024 * 1024;

/** Parameters of `scrape`. */
export class ScrapeParams {
  @TargetUrlField({
    description:
      'Absolute http or https URL of the page, without credentials; private and local addresses are rejected. Or the `index://` URL of an indexed document, as returned by `search`.',
  })
  url: string;

  @ChoicesField({
    description:
      'Formats to return: `markdown` or `text` of the main content, its sanitized `html`, the `links` of the whole page, `metadata` (title, author, dates and so on). Others are null.',
    choices: PAGE_FORMATS,
    minItems: 1,
    default: ['markdown', 'metadata'],
    example: ['markdown', 'links'],
  })
  formats: PageFormat[] = ['markdown', 'metadata'];

  @ChoiceField({
    description:
      '`auto` fetches the page and opens a browser only if the page needs JavaScript or refuses the fetch. `fetch` never runs JavaScript and calls no vendor. `browser` always renders the page.',
    choices: SCRAPE_MODES,
    default: 'auto',
  })
  mode: ScrapeMode = 'auto';

  @WaitForField({
    description:
      'Condition after the page has loaded in a browser: a CSS selector that must become visible, or milliseconds (`1500`, at most 30,000). With it, `auto` uses the browser directly.',
    example: '#results .item',
  })
  wait_for?: string;

  @IntegerField({
    description: 'Maximum size of the page in bytes, decompressed; a larger page fails and is free.',
    minimum: 1_024,
    maximum: 50 * MIB,
    default: 10 * MIB,
  })
  max_bytes: number = 10 * MIB;

  @IntegerField({
    description: 'Timeout of the whole call in milliseconds, including all providers.',
    minimum: 1_000,
    maximum: 60_000,
    default: 20_000,
  })
  timeout_ms: number = 20_000;
}
