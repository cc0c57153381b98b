import { ResultField } from '@capstan/kit';

/** Result of `screenshot`: a picture of one page, at an address that expires or in the answer itself. */
export class ScreenshotResult {
  @ResultField({ description: 'Address as asked for.', type: 'string', format: 'uri' })
  url: string;

  @ResultField({
    description: 'Address after redirects; null where a vendor does not tell.',
    type: 'string',
    format: 'uri',
    nullable: true,
  })
  final_url: string | null;

  @ResultField({
    description: 'HTTP status of the page; null where a vendor does not tell.',
    type: 'integer',
    nullable: true,
    example: 200,
  })
  status_code: number | null;

  @ResultField({
    description:
      'Where the picture can be fetched until `expires_at`, without a key: who knows the address may read it. Null with `inline`.',
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
    description: 'Kind of the picture.',
    type: 'string',
    enum: ['image/png', 'image/jpeg', 'image/webp'],
  })
  media_type: string;

  @ResultField({
    description: 'Width of the picture in pixels of the device.',
    type: 'integer',
    example: 1280,
  })
  width: number;

  @ResultField({
    description: 'Height of the picture in pixels of the device.',
    type: 'integer',
    example: 800,
  })
  height: number;

  @ResultField({ description: 'Size of the picture.', type: 'integer', example: 48213 })
  bytes: number;

  @ResultField({
    description:
      'Whether the page goes on below the picture although `full_page` was asked for; null where a vendor does not tell.',
    type: 'boolean',
    nullable: true,
  })
  is_cut: boolean | null;
}
