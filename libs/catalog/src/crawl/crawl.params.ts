import {
  BooleanField,
  ChoiceField,
  ChoicesField,
  IntegerField,
  StringsField,
  TargetUrlField,
} from '@capstan/kit';
import { PAGE_FORMATS, type PageFormat } from '@capstan/page-reading';
import { ADDRESS_PATTERN } from '../pages/address-pattern.js';

export const CRAWL_MODES = ['auto', 'fetch', 'browser'] as const;

export type CrawlMode = (typeof CRAWL_MODES)[number];

export const CRAWL_SITEMAP_USES = ['include', 'only', 'skip'] as const;

export type CrawlSitemapUse = (typeof CRAWL_SITEMAP_USES)[number];

/** Parameters of `crawl`. */
export class CrawlParams {
  @TargetUrlField({
    description:
      'Absolute http or https URL of the page to start with, without credentials; private and local addresses are rejected.',
  })
  url: string;

  @IntegerField({
    description:
      'Maximum number of pages to read. That many credits are held; only pages that were read are charged.',
    minimum: 1,
    maximum: 10_000,
    default: 100,
  })
  limit: number = 100;

  @IntegerField({
    description: 'How many links a page may be away from the start page; those of the sitemap are one away.',
    minimum: 0,
    maximum: 100,
    default: 20,
  })
  max_depth: number = 20;

  @StringsField({
    description:
      'Only pages that match one of these patterns; the start page is always read. A pattern starts with `/` and is compared with path and query, or with `http` and is compared with the whole address; `*` is any text.',
    default: [],
    example: ['/docs/*'],
    maxItems: 50,
    maxLength: 500,
    pattern: ADDRESS_PATTERN,
  })
  include: string[] = [];

  @StringsField({
    description: 'No pages that match one of these patterns, written as in `include`.',
    default: [],
    example: ['/docs/archive/*'],
    maxItems: 50,
    maxLength: 500,
    pattern: ADDRESS_PATTERN,
  })
  exclude: string[] = [];

  @BooleanField({
    description: 'Also pages of subdomains of the host; with and without `www.` is always the same site.',
    default: false,
  })
  include_subdomains: boolean = false;

  @BooleanField({ description: 'Also pages of other sites to which pages link.', default: false })
  allow_external: boolean = false;

  @BooleanField({
    description:
      'Whether addresses that differ in their query only are one page, which is read without a query.',
    default: false,
  })
  ignore_query_parameters: boolean = false;

  @ChoiceField({
    description:
      '`include` follows the links and reads the pages that the sitemaps list, `only` reads those of the sitemaps, `skip` follows the links.',
    choices: CRAWL_SITEMAP_USES,
    default: 'include',
  })
  sitemap: CrawlSitemapUse = 'include';

  @ChoicesField({
    description: 'Formats of each page, as in `scrape`. Others are null.',
    choices: PAGE_FORMATS,
    minItems: 1,
    default: ['markdown', 'metadata'],
    example: ['markdown', 'links'],
  })
  formats: PageFormat[] = ['markdown', 'metadata'];

  @ChoiceField({
    description: 'How pages are read, as in `scrape`: `fetch` never runs JavaScript, `browser` always does.',
    choices: CRAWL_MODES,
    default: 'auto',
  })
  mode: CrawlMode = 'auto';

  @IntegerField({
    description:
      'Minimum milliseconds between the starts of two requests to one host. The `Crawl-delay` of robots.txt applies if it is longer.',
    minimum: 0,
    maximum: 60_000,
    default: 0,
  })
  delay_ms: number = 0;

  @IntegerField({
    description: 'Timeout of each page in milliseconds.',
    minimum: 1_000,
    maximum: 60_000,
    default: 20_000,
  })
  page_timeout_ms: number = 20_000;
}
