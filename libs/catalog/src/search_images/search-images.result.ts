import { ResultField } from '@capstan/kit';

/** What has to be shown next to a photo. */
export class ImageCredit {
  @ResultField({
    description: 'Who made the photo, where it is from, and its license.',
    type: 'string',
    example: 'Mira Holt / Pexels',
  })
  text: string;

  @ResultField({
    description: 'Page of the photo at its source.',
    type: 'string',
    format: 'uri',
    example: 'https://www.pexels.com/photo/sliced-rye-bread-1893555/',
  })
  url: string;
}

/** A photo that may be used and changed, also for commercial purposes. */
export class FoundImage {
  @ResultField({
    description: 'The photo as a file. Copy it: most sources do not allow pages to load it from there.',
    type: 'string',
    format: 'uri',
    example: 'https://images.pexels.com/photos/1893555/pexels-photo-1893555.jpeg',
  })
  image_url: string;

  @ResultField({
    description: 'A small version, to choose from; null if the source has none.',
    type: 'string',
    format: 'uri',
    nullable: true,
  })
  thumbnail_url: string | null;

  @ResultField({
    description: 'Width of the file in pixels; null if the source does not state it.',
    type: 'integer',
    nullable: true,
    example: 4000,
  })
  width: number | null;

  @ResultField({
    description: 'Height of the file in pixels; null if the source does not state it.',
    type: 'integer',
    nullable: true,
    example: 3000,
  })
  height: number | null;

  @ResultField({
    description: 'What it shows, by its source: a sentence, a title or keywords; may be empty.',
    type: 'string',
    example: 'Sliced rye bread on a wooden board',
  })
  alt: string;

  @ResultField({ description: 'What to show next to the photo.', of: () => ImageCredit })
  credit: ImageCredit;

  @ResultField({
    description: 'Whether the license requires the credit. Where it does not, the source asks for it.',
    type: 'boolean',
    example: false,
  })
  credit_required: boolean;

  @ResultField({ description: 'Name of the license.', type: 'string', example: 'Pexels License' })
  license: string;

  @ResultField({
    description: 'Terms of the license; null if the source does not link them.',
    type: 'string',
    format: 'uri',
    nullable: true,
    example: 'https://www.pexels.com/license/',
  })
  license_url: string | null;
}

/** `data` of `search_images`. */
export class SearchImagesResult {
  @ResultField({ description: 'Best first.', of: () => FoundImage, list: true })
  images: FoundImage[];
}
