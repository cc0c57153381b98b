import { ChoiceField, ChoicesField, IntegerField, TargetUrlField, WaitForField } from '@capstan/kit';
import { PAGE_FORMATS, type PageFormat } from '@capstan/page-reading';

export const SCRAPE_MODES = ['auto', 'fetch', 'browser'] as const;

export type ScrapeMode = (typeof SCRAPE_MODES)[number];

const MIB = 1024 * 1024;

/** Parameters of `scrape`. */
export class ScrapeParams {
  @TargetUrlField({
    description:
      'Absolute http or https address of the page, without credentials; private and local addresses are refused. Or the `index://` address of an indexed document, as `search` gives it.',
  })
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

  @WaitForField({
    description:
      'What to wait for once the page has loaded in a browser: a CSS selector that must become visible, or milliseconds (`1500`, at most 30,000). With it, `auto` goes to the browser at once.',
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
