import { ChoiceField, IntegerField, StringField, StringsField } from '@capstan/kit';
import { Transform } from 'class-transformer';
import { LowerCase } from '../lower-case.js';

export const SEARCH_MODES = ['standard', 'ai'] as const;
export const SOURCE_TYPES = ['web', 'news', 'academic'] as const;
export const FRESHNESS = ['any', 'day', 'week', 'month'] as const;

export type SearchMode = (typeof SEARCH_MODES)[number];
export type SourceType = (typeof SOURCE_TYPES)[number];
export type Freshness = (typeof FRESHNESS)[number];

/** Host names in any case, with or without `www.`. */
const domainNames = ({ value }: { value: unknown }): unknown =>
  Array.isArray(value)
    ? value.map((name: unknown) =>
        typeof name === 'string' ? name.toLowerCase().replace(/^www\./, '') : name,
      )
    : value;

const MAX_DOMAINS = 20;
const MAX_COLLECTIONS = 20;
const DOMAIN = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/i;

/** Parameters of `search` (docs/contract.md 4.4). */
export class SearchParams {
  @StringField({
    description: 'Words or a question, in any language.',
    minLength: 1,
    maxLength: 2000,
    pattern: /\S/,
    example: 'PostgreSQL advisory locks',
  })
  query: string;

  @ChoiceField({
    description:
      '`standard` returns results. `ai` also answers the query, each sentence followed by the `[Source n]` marker of its result: in the words of a language model if one is configured (`mode_used` `ai`), else in sentences quoted from the pages found (`ai_extractive`).',
    choices: SEARCH_MODES,
    default: 'standard',
  })
  mode: SearchMode = 'standard';

  @ChoiceField({
    description: 'Kind of source to search.',
    choices: SOURCE_TYPES,
    default: 'web',
  })
  source_type: SourceType = 'web';

  @ChoiceField({
    description: 'Only results published in the past day, week or month; case is ignored.',
    choices: FRESHNESS,
    default: 'any',
  })
  @LowerCase()
  freshness: Freshness = 'any';

  @IntegerField({
    description: 'Maximum number of results.',
    minimum: 1,
    maximum: 50,
    default: 10,
  })
  max_results: number = 10;

  @StringsField({
    description: 'Only results from these domains and their subdomains, e.g. `postgresql.org`.',
    maxItems: MAX_DOMAINS,
    maxLength: 253,
    pattern: DOMAIN,
    patternMessage: 'each must be a domain, such as example.com',
    default: [],
  })
  @Transform(domainNames)
  include_domains: string[] = [];

  @StringsField({
    description: 'No results from these domains and their subdomains.',
    maxItems: MAX_DOMAINS,
    maxLength: 253,
    pattern: DOMAIN,
    patternMessage: 'each must be a domain, such as example.com',
    default: [],
  })
  @Transform(domainNames)
  exclude_domains: string[] = [];

  @StringsField({
    description:
      'Only documents of these collections of the local index, by name; no search provider is called. `source_type` applies to them too. `handbook` is the documentation of this service if the operator has indexed it.',
    maxItems: MAX_COLLECTIONS,
    maxLength: 200,
    pattern: /\S/,
    default: [],
    example: ['handbook'],
  })
  collections: string[] = [];

  @StringField({
    description:
      'Language of the results as an ISO 639-1 code, e.g. `de`, if the provider supports it; default: any language.',
    maxLength: 2,
    pattern: /^[a-z]{2}$/i,
    patternMessage: 'must be a language of two letters, such as en',
    optional: true,
    example: 'en',
  })
  @LowerCase()
  language?: string;
}
