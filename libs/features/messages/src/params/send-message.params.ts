import {
  BooleanField,
  ChoiceField,
  MESSAGE_CHANNELS,
  type MessageChannel,
  JsonObjectField,
  ObjectsField,
  StringField,
} from '@capstan/kit';
import { AttachmentParams } from './attachment.params.js';

/** One line: a line break in a header would begin another header. */
// oxlint-disable-next-line no-control-regex -- control characters are what it refuses
const LINE = /^[^\u0000-\u001f\u007f]*$/;
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Parameters of `send_message`. */
export class SendMessageParams {
  @ChoiceField({
    description:
      'How the message is sent. `inbox` (the inbox of your account) and `webhook` work everywhere; the others need a provider that the operator configured.',
    choices: MESSAGE_CHANNELS,
  })
  channel: MessageChannel;

  @StringField({
    description:
      'One recipient: an e-mail address; a phone number such as +4915112345678; for chat and push a service and a place there, such as `slack:C0123`, `telegram:@name`, `discord` or `ntfy:topic`; for webhook a URL. Omitted for inbox.',
    minLength: 1,
    maxLength: 2_000,
    optional: true,
    example: 'ada@example.com',
  })
  to?: string;

  @StringField({
    description: 'Subject or title; required for email. May use fields of `data` if there is a `template`.',
    minLength: 1,
    maxLength: 400,
    pattern: LINE,
    optional: true,
    example: 'Your report is ready',
  })
  subject?: string;

  @StringField({
    description: 'Body as plain text.',
    minLength: 1,
    maxLength: 100_000,
    optional: true,
    example: 'The report of today has three new findings.',
  })
  text?: string;

  @StringField({
    description: 'Body as Markdown. E-mail is sent with an HTML part made from it.',
    minLength: 1,
    maxLength: 100_000,
    optional: true,
  })
  markdown?: string;

  @StringField({
    description: 'Body as HTML, sent as it is. `text` may be its plain part.',
    minLength: 1,
    maxLength: 400_000,
    optional: true,
  })
  html?: string;

  @StringField({
    description:
      'Body as a Mustache template in Markdown, filled with `data`. A field that is not in `data` is an error.',
    minLength: 1,
    maxLength: 100_000,
    optional: true,
    example: 'Hello {{name}}, your order {{order.id}} is on its way.',
  })
  template?: string;

  @JsonObjectField({ description: 'Fields of the template.', optional: true, example: { name: 'Ada' } })
  data?: Record<string, unknown>;

  @ObjectsField({
    of: () => AttachmentParams,
    description: 'Files of an e-mail: artifacts of this service, or small files in base64.',
    maxItems: 10,
    default: [],
  })
  attachments: object[] = [];

  @StringField({
    description: 'E-mail address for answers.',
    maxLength: 254,
    optional: true,
    example: 'support@example.com',
  })
  reply_to?: string;

  @BooleanField({
    description:
      'Whether the e-mail is one of many alike; it then gets headers to unsubscribe with one click (RFC 8058).',
    default: false,
  })
  bulk: boolean = false;

  @StringField({
    description: 'https address that unsubscribes the recipient by POST; required for bulk messages.',
    maxLength: 1_000,
    pattern: /^https:\/\/[!-;=?-~]+$/,
    optional: true,
  })
  unsubscribe_url?: string;

  @StringField({
    description: 'When to send the message, at most 30 days ahead; default: now.',
    maxLength: 40,
    pattern: TIMESTAMP,
    format: 'date-time',
    optional: true,
  })
  send_at?: string;

  @BooleanField({
    description: 'Checks the message and shows what would be sent. Nothing is sent; free.',
    default: false,
  })
  dry_run: boolean = false;

  @StringField({
    description: 'Only this provider, instead of all that the channel has.',
    maxLength: 100,
    pattern: /^[a-z][a-z0-9_]*$/,
    optional: true,
    example: 'resend',
  })
  provider?: string;
}
