import {
  BooleanField,
  ChoiceField,
  IntegerField,
  StringField,
  StringsField,
  TargetUrlField,
} from '@capstan/kit';
import { ADDRESS_PATTERN } from '../pages/address-pattern.js';

export const SITEMAP_USES = ['include', 'only', 'skip'] as const;

export type SitemapUse = (typeof SITEMAP_USES)[number];

/** Parameters of `map`. */
export class MapParams {
  @TargetUrlField({
    description:
      'Absolute http or https URL of the site, usually its start page, without credentials; private and local addresses are rejected.',
  })
  url: string;

  @StringField({
    description:
      'Words to look for in addresses and titles. Only links with at least one of them are returned, best match first.',
    optional: true,
    minLength: 1,
    maxLength: 500,
    example: 'pricing',
  })
  search?: string;

  @StringsField({
    description:
      'Only addresses that match one of these patterns. A pattern starts with `/` and is compared with path and query, or with `http` and is compared with the whole address; `*` is any text.',
    default: [],
    example: ['/docs/*'],
    maxItems: 50,
    maxLength: 500,
    pattern: ADDRESS_PATTERN,
  })
  include: string[] = [];

  @StringsField({
    description: 'No addresses that match one of these patterns, written as in `include`.',
    default: [],
    example: ['*?page=*'],
    maxItems: 50,
    maxLength: 500,
    pattern: ADDRESS_PATTERN,
  })
  exclude: string[] = [];

  @BooleanField({
    description: 'Also addresses of subdomains of the host; with and without `www.` is always the same site.',
    default: false,
  })
  include_subdomains: boolean = false;

  @ChoiceField({
    description:
      '`include` reads the sitemaps and the links of the start page, `only` the sitemaps, `skip` the links of the start page.',
    choices: SITEMAP_USES,
    default: 'include',
  })
  sitemap: SitemapUse = 'include';

  @IntegerField({
    description: 'Maximum number of links.',
    minimum: 1,
    maximum: 30_000,
    default: 5_000,
  })
  limit: number = 5_000;

  @IntegerField({
    description: 'Timeout of the whole call in milliseconds, including all providers.',
    minimum: 1_000,
    maximum: 120_000,
    default: 30_000,
  })
  timeout_ms: number = 30_000;
}
