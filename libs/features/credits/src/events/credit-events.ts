import { defineEvent } from '@capstan/platform-events';
import { ResultField } from '@capstan/platform-http';

/** Data of `credits.charged`. */
export interface CreditsCharged {
  request_id: string;
  capability: string;
  key_id: string;
  /** At least 1. */
  credits: number;
}

/** Data of `credits.low`. Held credits count as part of the balance: a hold may be returned. */
export class CreditsLow {
  @ResultField({ type: 'integer', description: 'Credits left, held ones included.' })
  balance: number;

  @ResultField({ type: 'integer', description: 'The balance below which credits are low.' })
  threshold: number;
}

/** Data of `credits.exhausted`. */
export class CreditsExhausted {
  @ResultField({ type: 'integer', description: 'Zero, or less for an account with an overage.' })
  balance: number;
}

export const creditsCharged = defineEvent<CreditsCharged>('credits.charged', {
  description: 'A call was charged.',
  // One for each paid call: it is written only where a handler asks for it.
  audience: 'handlers',
  example: {
    request_id: 'req_01a1f928c5b07d4e',
    capability: 'search',
    key_id: '0b1f3a52-5c0e-4d3c-9d1e-2f6a7b8c9d10',
    credits: 1,
  },
});

export const creditsLow = defineEvent<CreditsLow>('credits.low', {
  description:
    'A charge took the balance below LOW_CREDITS_THRESHOLD; once until the balance has been above it again.',
  schema: CreditsLow,
  example: { balance: 99, threshold: 100 },
});

export const creditsExhausted = defineEvent<CreditsExhausted>('credits.exhausted', {
  description: 'A charge took the balance to zero or below; once until the balance has been above it again.',
  schema: CreditsExhausted,
  example: { balance: 0 },
});

export const CREDIT_EVENTS = [creditsCharged, creditsLow, creditsExhausted];
