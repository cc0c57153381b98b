import { ApiProperty } from '@nestjs/swagger';
import { IntegerField } from '@capstan/platform-http';
import { ValidateIf } from 'class-validator';

/** Body of PUT /v1/admin/accounts/{id}/rate-limit. */
export class AccountRateLimitBody {
  @IntegerField({
    description: "Requests per minute of all keys of the account together; null: the service's default",
    minimum: 1,
    maximum: 100_000_000,
    example: 6000,
  })
  @ApiProperty({ nullable: true })
  @ValidateIf((_, value) => value !== null)
  rate_limit_per_minute: number | null;
}
