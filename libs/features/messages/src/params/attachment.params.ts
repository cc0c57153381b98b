import { StringField } from '@capstan/kit';

/** One item of `attachments`. */
export class AttachmentParams {
  @StringField({
    description: 'Name of the file, as the recipient sees it.',
    minLength: 1,
    maxLength: 200,
    // oxlint-disable-next-line no-control-regex -- control characters are what it refuses
    pattern: /^[^\u0000-\u001f\u007f/\\]+$/,
    example: 'invoice.pdf',
  })
  filename: string;

  @StringField({
    description: 'Media type of the file.',
    maxLength: 100,
    pattern: /^[a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*$/,
    default: 'application/octet-stream',
    example: 'application/pdf',
  })
  content_type: string = 'application/octet-stream';

  @StringField({
    description: 'Address of an artifact of this service, such as a screenshot. Excludes `content`.',
    maxLength: 500,
    optional: true,
  })
  artifact?: string;

  @StringField({
    description: 'The file in base64, at most 512 KiB for all attachments together. Excludes `artifact`.',
    maxLength: 720_000,
    optional: true,
  })
  content?: string;
}
