import { ResultField } from '@capstan/kit';
import { RecipientPatternsField } from './recipient-patterns-field.js';

/** Body of PATCH /v1/messages/settings. */
export class ChangeMessageSettingsBody {
  @RecipientPatternsField({
    description:
      'The only recipients that messages of the account may go to; `*` matches any characters except `@` and `/`. An empty list allows every recipient.',
    optional: true,
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
