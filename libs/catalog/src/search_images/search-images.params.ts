import { ChoiceField, IntegerField, StringField } from '@capstan/kit';
import { LowerCase } from '../lower-case.js';

export const IMAGE_ORIENTATIONS = ['any', 'landscape', 'portrait', 'square'] as const;
export type ImageOrientation = (typeof IMAGE_ORIENTATIONS)[number];

/** Parameters of `search_images`. */
export class SearchImagesParams {
  @StringField({
    description: 'What the photos show, in a few words.',
    minLength: 1,
    maxLength: 200,
    pattern: /\S/,
    example: 'rye bread',
  })
  query: string;

  @ChoiceField({
    description: 'Shape of the photos.',
    choices: IMAGE_ORIENTATIONS,
    default: 'any',
  })
  orientation: ImageOrientation = 'any';

  @IntegerField({
    description: 'Only photos that are at least as wide, in pixels.',
    minimum: 0,
    maximum: 10_000,
    default: 0,
  })
  min_width: number = 0;

  @IntegerField({ description: 'Maximum number of photos.', minimum: 1, maximum: 50, default: 10 })
  max_results: number = 10;

  @StringField({
    description: 'Language of the query as an ISO 639-1 code, e.g. `de`, for the providers that ask for it.',
    maxLength: 2,
    pattern: /^[a-z]{2}$/i,
    patternMessage: 'must be a language of two letters, such as en',
    optional: true,
    example: 'en',
  })
  @LowerCase()
  language?: string;
}
