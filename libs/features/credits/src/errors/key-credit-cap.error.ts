import { AppError } from '@capstan/platform-core';

/** 402: the call would exceed the credit cap of the key. */
export class KeyCreditCapError extends AppError {
  constructor(facts: { remaining: number; cap: number; price: number }) {
    const { remaining, cap, price } = facts;
    super({
      slug: 'key-credit-cap-reached',
      status: 402,
      title: 'Credit cap of the key reached',
      detail: `The price of the call (${price}) exceeds what this key may still spend (${Math.max(0, remaining)} of its cap of ${cap}).`,
      category: 'credits',
      isRetriable: false,
      alternativeAction: 'Use another key of the account, or raise the credit cap of this key.',
      extensions: { price, key_credit_cap: cap, key_credits_remaining: Math.max(0, remaining) },
    });
  }
}
