import { ResultField } from '@capstan/kit';
import { DRAWN_KINDS } from './kinds/image-kind.js';

/** One picture, at an address that expires or in the answer itself. */
export class GeneratedImageResult {
  @ResultField({
    description:
      'Where the picture can be fetched until `expires_at`, without a key: the address itself grants access. Null with `inline`.',
    type: 'string',
    format: 'uri',
    nullable: true,
  })
  image_url: string | null;

  @ResultField({
    description: 'When `image_url` ends: ISO 8601 in UTC. Null with `inline`.',
    type: 'string',
    format: 'date-time',
    nullable: true,
  })
  expires_at: string | null;

  @ResultField({
    description: 'The picture in Base64, with `inline`; else null.',
    type: 'string',
    nullable: true,
  })
  image_base64: string | null;

  @ResultField({
    description: 'Media type of the picture.',
    type: 'string',
    enum: ['image/png', 'image/webp', 'image/jpeg', 'image/svg+xml'],
  })
  media_type: string;

  @ResultField({ description: 'Width in pixels.', type: 'integer', example: 1200 })
  width: number;

  @ResultField({ description: 'Height in pixels.', type: 'integer', example: 630 })
  height: number;

  @ResultField({ description: 'Size in bytes.', type: 'integer', example: 48213 })
  bytes: number;

  @ResultField({
    description: 'Draws the same picture again; null where it is not known.',
    type: 'integer',
    nullable: true,
  })
  seed: number | null;

  @ResultField({
    description: 'What a drawn picture shows, for those who cannot see it; null for pictures by a model.',
    type: 'string',
    nullable: true,
  })
  alt: string | null;
}

/** `data` of `generate_image`. */
export class GenerateImageResult {
  @ResultField({
    description:
      'The kind that was made: the one asked for, or the one `auto` chose. `image` is a picture by a model.',
    type: 'string',
    enum: ['photo', 'illustration', 'image', ...DRAWN_KINDS],
  })
  kind: string;

  @ResultField({
    description: 'The model that made them; null for drawings.',
    type: 'string',
    nullable: true,
    example: 'flux-2-pro',
  })
  model: string | null;

  @ResultField({
    description: 'As many as were made; at most `n`.',
    of: () => GeneratedImageResult,
    list: true,
  })
  images: GeneratedImageResult[];
}
