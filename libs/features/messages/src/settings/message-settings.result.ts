import { ResultField, StringsField } from '@capstan/kit';

// oxlint-disable-next-line no-control-regex -- control characters are what it refuses
const PATTERN = /^[^\s\u0000-\u001f]+$/;

/** Body of PATCH /v1/messages/settings. */
export class ChangeMessageSettingsBody {
  @StringsField({
    description:
      'The only recipients that messages of the account may go to; `*` matches any characters except `@` and `/`. An empty list allows every recipient.',
    maxItems: 1_000,
    maxLength: 500,
    pattern: PATTERN,
    optional: true,
    example: ['*@example.com', '+49*', 'slack:c0123', 'https://hooks.example.com/*'],
  })
  allowed_recipients?: string[];
}

/** `data` of GET /v1/messages/settings. */
export class MessageSettingsResult {
  @ResultField({
    type: 'string',
    list: true,
    nullable: true,
    description: 'Patterns of allowed recipients; null: every recipient',
    example: ['*@example.com'],
  })
  allowed_recipients: string[] | null;

  @ResultField({
    type: 'string',
    list: true,
    nullable: true,
    description: 'Patterns of the operator, which hold as well; null: every recipient',
    example: null,
  })
  operator_recipients: string[] | null;

  @ResultField({
    type: 'string',
    description:
      'Secret that signs messages of the channel `webhook`, for a verifier of the Standard Webhooks specification',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  })
  webhook_secret: string;
}
