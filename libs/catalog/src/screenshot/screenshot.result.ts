import { ResultField } from '@capstan/kit';

/** Result of `screenshot`: an image of one page, as a URL that expires or embedded. */
export class ScreenshotResult {
  @ResultField({ description: 'Requested URL.', type: 'string', format: 'uri' })
  url: string;

  @ResultField({
    description: 'URL after redirects; null if a vendor does not report it.',
    type: 'string',
    format: 'uri',
    nullable: true,
  })
  final_url: string | null;

  @ResultField({
    description: 'HTTP status of the page; null if a vendor does not report it.',
    type: 'integer',
    nullable: true,
    example: 200,
  })
  status_code: number | null;

  @ResultField({
    description:
      'Public URL of the image until `expires_at`, without a key: anyone with the URL can read it. Null with `inline`.',
    type: 'string',
    format: 'uri',
    nullable: true,
  })
  image_url: string | null;

  @ResultField({
    description: 'Expiry of `image_url`: ISO 8601 in UTC. Null with `inline`.',
    type: 'string',
    format: 'date-time',
    nullable: true,
  })
  expires_at: string | null;

  @ResultField({
    description: 'The image in Base64 with `inline`; else null.',
    type: 'string',
    nullable: true,
  })
  image_base64: string | null;

  @ResultField({
    description: 'Image format.',
    type: 'string',
    enum: ['image/png', 'image/jpeg', 'image/webp'],
  })
  media_type: string;

  @ResultField({
    description: 'Width of the image in device pixels.',
    type: 'integer',
    example: 1280,
  })
  width: number;

  @ResultField({
    description: 'Height of the image in device pixels.',
    type: 'integer',
    example: 800,
  })
  height: number;

  @ResultField({ description: 'Size of the image in bytes.', type: 'integer', example: 48213 })
  bytes: number;

  @ResultField({
    description:
      'Whether the page continues below the image although `full_page` was requested; null if a vendor does not report it.',
    type: 'boolean',
    nullable: true,
  })
  is_cut: boolean | null;
}
