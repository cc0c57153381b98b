import { defineEvent } from '@capstan/platform-events';

/** Data of `credits.charged`. */
export interface CreditsCharged {
  request_id: string;
  capability: string;
  key_id: string;
  /** At least 1. */
  credits: number;
}

/** Data of `credits.low`. Held credits count as available, since they may still be released. */
export interface CreditsLow {
  balance: number;
  threshold: number;
}

export const creditsCharged = defineEvent<CreditsCharged>('credits.charged', {
  description: 'A call was charged.',
  example: {
    request_id: 'req_01a1f928c5b07d4e',
    capability: 'search',
    key_id: '0b1f3a52-5c0e-4d3c-9d1e-2f6a7b8c9d10',
    credits: 1,
  },
});

export const creditsLow = defineEvent<CreditsLow>('credits.low', {
  description:
    'A charge took the balance below LOW_CREDITS_THRESHOLD; emitted once until the balance has been above it again.',
  example: { balance: 99, threshold: 100 },
});

export const CREDIT_EVENTS = [creditsCharged, creditsLow];
