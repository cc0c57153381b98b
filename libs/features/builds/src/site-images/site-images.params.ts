import { ObjectField, StringField } from '@capstan/kit';

/** Who made an image; shown next to it. */
export class ImageCreditBody {
  @StringField({
    description: 'Who made the image, and where it is from',
    maxLength: 300,
    pattern: /\S/,
    example: 'Mira Holt / Pexels',
  })
  text: string;

  @StringField({
    description: 'Page that the text links to',
    maxLength: 2000,
    pattern: /^https?:\/\/\S+$/i,
    optional: true,
    example: 'https://www.pexels.com/photo/sliced-rye-bread-4110251/',
  })
  url?: string;
}

/** Body of POST /v1/sites/{site_id}/images. */
export class NewImageBody {
  @StringField({
    description:
      'The image in base64, for small files: the whole request may have 1 MiB. A multipart request sends the file in its field `file`.',
    maxLength: 1_000_000,
    optional: true,
  })
  image_base64?: string;

  @StringField({
    description:
      'Instead of a file: the public address of one, such as `image_url` of a result of `search_images`. It is copied.',
    maxLength: 2000,
    pattern: /^https?:\/\/\S+$/i,
    optional: true,
    example: 'https://images.pexels.com/photos/4110251/pexels-photo-4110251.jpeg',
  })
  image_url?: string;

  @StringField({
    description: 'What the image shows, for those who cannot see it',
    maxLength: 300,
    pattern: /\S/,
    example: 'Loaves of rye bread on a wooden shelf',
  })
  alt: string;

  @StringField({
    description:
      '`gallery`: at its end; without a gallery the home page gets one. `hero`: at the top of the page. Or the id of an item or a person: the list of images has all slots',
    pattern: /^[a-z][a-z0-9-]{0,59}$/,
    maxLength: 60,
    default: 'gallery',
    example: 'gallery',
  })
  slot: string = 'gallery';

  @StringField({
    description:
      'File name of an image that the new one replaces in all its places; `slot` does not count then',
    pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*$/,
    maxLength: 100,
    optional: true,
  })
  replaces?: string;

  @ObjectField({
    description:
      'Credit that the page shows below the image, such as `credit` of a result of `search_images`. In a form: as JSON.',
    of: () => ImageCreditBody,
    optional: true,
  })
  credit?: ImageCreditBody;
}
