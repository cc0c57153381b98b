import { IntegerField, ResultField } from '@capstan/kit';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { RecipientPatternsField } from './recipient-patterns-field.js';

/** Body of PUT /v1/admin/accounts/{id}/message-limits. */
export class MessageLimitsBody {
  @RecipientPatternsField({
    description:
      'The only recipients that messages of the account may go to, in addition to what the account allows itself; `*` matches any characters except `@` and `/`. An empty list allows every recipient.',
  })
  allowed_recipients: string[];

  @IntegerField({
    description: 'Messages a day in each channel; 0 stops them; null: the default of the service',
    minimum: 0,
    maximum: 100_000_000,
    example: 2_000,
  })
  @ApiProperty({ nullable: true })
  @ValidateIf((_, value) => value !== null)
  daily_limit: number | null;
}

/** `data` of GET and PUT /v1/admin/accounts/{id}/message-limits. */
export class MessageLimitsResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'The account' })
  account_id: string;

  @ResultField({
    type: 'string',
    list: true,
    description: 'Patterns of recipients that the operator allows; empty: every recipient',
    example: ['*@example.com'],
  })
  allowed_recipients: string[];

  @ResultField({
    type: 'integer',
    nullable: true,
    description: 'Messages a day in each channel; null: the default of the service',
    example: 2_000,
  })
  daily_limit: number | null;
}
