import { ChoiceField, IntegerField, StringField } from '@capstan/capability-kit';
import { Transform } from 'class-transformer';

export const SEARCH_MODES = ['standard', 'ai'] as const;
export const SOURCE_TYPES = ['web', 'news', 'academic'] as const;
export const FRESHNESS = ['any', 'day', 'week', 'month'] as const;

export type SearchMode = (typeof SEARCH_MODES)[number];
export type SourceType = (typeof SOURCE_TYPES)[number];
export type Freshness = (typeof FRESHNESS)[number];

const lowerCase = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.toLowerCase() : value;

/** Parameters of `search` (spec 4.4; design §4 "results"). */
export class SearchParams {
  @StringField({
    description: 'What to look for: words or a question, in any language.',
    minLength: 1,
    maxLength: 2000,
    pattern: /\S/,
    example: 'PostgreSQL advisory locks',
  })
  query: string;

  @ChoiceField({
    description:
      '`standard` returns results. `ai` also answers the query with the best sentences of the result snippets, verbatim, each followed by its `[Source n]` marker.',
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
  @Transform(lowerCase)
  freshness: Freshness = 'any';

  @IntegerField({
    description: 'At most this many results.',
    minimum: 1,
    maximum: 50,
    default: 10,
  })
  max_results: number = 10;
}
