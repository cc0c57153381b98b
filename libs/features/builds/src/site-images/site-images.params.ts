import { ChoiceField, StringField } from '@capstan/kit';
import { IMAGE_SLOTS, type ImageSlot } from '@capstan/site-document';

/** Body of POST /v1/sites/{site_id}/images. */
export class NewImageBody {
  @StringField({
    description:
      'The picture in base64, for small files: the whole request may have 1 MiB. A multipart request sends the file in its field `file`.',
    maxLength: 1_000_000,
    optional: true,
  })
  image_base64?: string;

  @StringField({
    description: 'What the picture shows, for those who cannot see it',
    maxLength: 300,
    pattern: /\S/,
    example: 'Loaves of rye bread on a wooden shelf',
  })
  alt: string;

  @ChoiceField({
    description:
      '`gallery`: at its end; without a gallery the home page gets one. `hero`: at the top of the page',
    choices: IMAGE_SLOTS,
    default: 'gallery',
  })
  slot: ImageSlot = 'gallery';
}
