import {
  BooleanField,
  ChoiceField,
  IntegerField,
  ObjectField,
  StringField,
  StringsField,
} from '@capstan/kit';
import { kindOf } from './kinds/choose-kind.js';
import { IMAGE_KINDS, type ImageKind, isDrawn } from './kinds/image-kind.js';
import { CardTextParams } from './params/card-text.params.js';
import { ChartDataParams } from './params/chart-data.params.js';
import {
  backgroundFault,
  countFault,
  dataFault,
  formatFault,
  modelOnly,
  promptFault,
  textFault,
} from './params/faults.js';
import { ratioFault, sizeFault } from './params/picture-size.js';
import { Satisfies } from './params/satisfies.js';

export const IMAGE_FORMATS = ['png', 'webp', 'jpeg', 'svg'] as const;

export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Parameters of `generate_image`. */
export class GenerateImageParams {
  @StringField({
    description:
      'What to show. For `qr` what the code holds; for `diagram` arrows (`A -> B: label`), an indented tree, steps (`1. … 2. …`) or `sequence diagram` followed by messages; for `chart` numbers with names, unless `data` has them.',
    minLength: 1,
    maxLength: 16_000,
    example: 'A red fox in the snow at dawn',
  })
  @Satisfies(promptFault)
  prompt: string;

  @ChoiceField<ImageKind>({
    description:
      '`chart`, `card`, `pattern`, `qr` and `diagram` are drawn by this service, without a provider. `photo` and `illustration` are made by a model. `auto` draws where the prompt clearly asks for one of the former (or `data` or `text` is sent), and asks a model otherwise.',
    choices: IMAGE_KINDS,
    default: 'auto',
  })
  kind: ImageKind = 'auto';

  @StringField({
    description:
      'Pixels as `1200x630`: edges of 64 to 4096, at most 8,388,608 pixels in all. A model that has fixed sizes makes the nearest. Default: 1200x630 for a card, 1200x750 for charts and diagrams, else 1024x1024.',
    maxLength: 9,
    pattern: /^[0-9]{2,4}x[0-9]{2,4}$/,
    patternMessage: 'must be width and height in pixels, such as 1200x630',
    optional: true,
    example: '1200x630',
  })
  @Satisfies(sizeFault)
  size?: string;

  @StringField({
    description: 'Instead of `size`: width to height, from 1:4 to 4:1.',
    maxLength: 5,
    pattern: /^[0-9]{1,2}:[0-9]{1,2}$/,
    patternMessage: 'must be width to height, such as 16:9',
    optional: true,
    example: '16:9',
  })
  @Satisfies(ratioFault)
  aspect_ratio?: string;

  @IntegerField({
    description: 'How many pictures, each at the price of one. Charts, QR codes and diagrams come once.',
    minimum: 1,
    maximum: 8,
    default: 1,
  })
  @Satisfies(countFault)
  n: number = 1;

  @IntegerField({
    description:
      'The same seed and parameters draw the same card or pattern again. Models that know seeds get it.',
    minimum: 0,
    maximum: 2_147_483_647,
    optional: true,
  })
  seed?: number;

  @ChoiceField<ImageFormat>({
    description:
      'Format of the pictures. `svg` only for kinds that are drawn by this service; its text is outlines.',
    choices: IMAGE_FORMATS,
    default: 'png',
  })
  @Satisfies(formatFault)
  format: ImageFormat = 'png';

  @StringField({
    description:
      '`auto`, `opaque`, `transparent` (not with `jpeg`) or, for kinds that are drawn by this service, a color as `#rrggbb`.',
    maxLength: 11,
    pattern: /^(?:auto|opaque|transparent|#[0-9a-fA-F]{6})$/,
    patternMessage: 'must be auto, opaque, transparent or a color, such as #ffffff',
    default: 'auto',
  })
  @Satisfies(backgroundFault)
  background: string = 'auto';

  @StringsField({
    description:
      'Addresses of pictures that a model starts from: PNG, JPEG or WebP of at most 10 MB each. Only for pictures by a model.',
    maxItems: 4,
    maxLength: 2_048,
    pattern: /^https?:\/\//,
    patternMessage: 'each must be an http or https URL',
    optional: true,
  })
  @Satisfies(modelOnly('reference_images'))
  reference_images?: string[];

  @StringField({
    description: 'What must not be in the picture. Only for pictures by a model.',
    maxLength: 2_000,
    optional: true,
  })
  @Satisfies(modelOnly('negative_prompt'))
  negative_prompt?: string;

  @ObjectField({ description: 'The numbers of a chart.', of: () => ChartDataParams, optional: true })
  @Satisfies(dataFault)
  data?: ChartDataParams;

  @ObjectField({ description: 'The words of a card.', of: () => CardTextParams, optional: true })
  @Satisfies(textFault)
  text?: CardTextParams;

  @BooleanField({
    description:
      'Return the pictures in `image_base64` (at most 5 MB in all) instead of addresses that expire.',
    default: false,
  })
  inline: boolean = false;
}

/** Returns whether this service draws the requested picture itself. */
export const isDrawnHere = (params: GenerateImageParams): boolean => isDrawn(kindOf(params));
