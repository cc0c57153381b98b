import { BooleanField, ChoiceField, IntegerField, StringField, StringsField } from '@capstan/kit';
import { Transform } from 'class-transformer';
import { DEPTHS, type Depth } from '../model/depth.js';
import { FRESHNESS, type Freshness, SOURCE_TYPES } from '../model/research-request.js';

const lowerCase = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.toLowerCase() : value;

/** Normalizes a comma-separated string, with spaces and capitals, to a list. */
const commaSeparated = ({ value }: { value: unknown }): unknown => {
  const words = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : undefined;
  if (!words?.every((word) => typeof word === 'string')) return value;
  return [...new Set(words.map((word) => word.trim().toLowerCase()))].join(',');
};

const ONE_TYPE = `(?:${SOURCE_TYPES.join('|')})`;
const SOURCE_TYPE_LIST = new RegExp(`^${ONE_TYPE}(?:\\s*,\\s*${ONE_TYPE})*$`);

/** Parameters of `research` (docs/contract.md 4.2). */
export class ResearchParams {
  @StringField({
    description: 'The research question or objective, in plain language; any language.',
    minLength: 1,
    maxLength: 2_000,
    pattern: /\S/,
    example: 'How do heat pumps perform in cold climates?',
  })
  query: string;

  @ChoiceField({
    description:
      '`standard`: one pass, up to 5 searches and 8 pages. `deep`: up to 15 and 20, with gap analysis and refinement. `comprehensive`: up to 30 and 40, refined until little more is gained. Case is ignored.',
    choices: DEPTHS,
    default: 'standard',
  })
  @Transform(lowerCase)
  depth: Depth = 'standard';

  @BooleanField({
    description: 'Enrich detected people and companies with profile and firmographic data.',
    default: true,
  })
  enrich_entities: boolean = true;

  @BooleanField({
    description: 'Add charts computed from tables and figures of the sources.',
    default: false,
  })
  include_analysis: boolean = false;

  @BooleanField({ description: 'False returns sources and entities only, without a report.', default: true })
  synthesis: boolean = true;

  @StringField({
    description: 'Kinds of sources, comma-separated: `web`, `news`, `academic`; also accepted as an array.',
    maxLength: 100,
    pattern: SOURCE_TYPE_LIST,
    patternMessage: `must be a comma-separated list of ${SOURCE_TYPES.join(', ')}`,
    default: 'web',
    example: 'web,academic',
  })
  @Transform(commaSeparated)
  source_types: string = 'web';

  @IntegerField({ description: 'Maximum number of sources.', minimum: 1, maximum: 50, default: 15 })
  max_sources: number = 15;

  @ChoiceField({
    description: 'Only sources published in the past day, week or month; case is ignored.',
    choices: FRESHNESS,
    default: 'any',
  })
  @Transform(lowerCase)
  freshness: Freshness = 'any';

  @StringsField({
    description:
      'Only documents of these collections of the local index, by name: no search provider is called. `handbook` is the documentation of this service, if the operator left it indexed.',
    maxItems: 20,
    maxLength: 200,
    pattern: /\S/,
    default: [],
    example: ['handbook'],
  })
  collections: string[] = [];
}
