import { ChoiceField, IntegerField } from '@capstan/platform-http';
import { NotEquals } from 'class-validator';
import { LineField } from '../fields/line-field.decorator.js';

/** Kinds of entries that an admin books. */
export const BOOKING_KINDS = ['grant', 'refund', 'adjustment'] as const;

const LARGEST_AMOUNT = 1_000_000_000;

/** Body of POST /v1/admin/accounts/{id}/credits. */
export class BookCreditsBody {
  @ChoiceField({
    description:
      '`grant`: a gift or a purchase; `refund`: for charges; `adjustment`: corrects a mistake, in either direction',
    choices: BOOKING_KINDS,
  })
  kind: (typeof BOOKING_KINDS)[number];

  @IntegerField({
    description: 'Credits, not 0; negative only for an adjustment',
    minimum: -LARGEST_AMOUNT,
    maximum: LARGEST_AMOUNT,
    example: 500,
  })
  @NotEquals(0)
  amount: number;

  @LineField({
    description: 'Reason; the account holder sees it in the ledger',
    maxLength: 500,
    example: 'Purchase order 4711',
  })
  reason: string;
}
