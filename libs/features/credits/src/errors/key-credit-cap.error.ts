import { AppError } from '@capstan/platform-core';

/** 402: the key has a credit cap of its own and the call would pass it. */
export class KeyCreditCapError extends AppError {
  constructor(facts: { remaining: number; cap: number; price: number }) {
    const { remaining, cap, price } = facts;
    super({
      slug: 'key-credit-cap-reached',
      status: 402,
      title: 'Credit cap of the key reached',
      detail: `The price of the call in credits is ${price}; this key may spend ${Math.max(0, remaining)} more of its cap of ${cap}.`,
      category: 'credits',
      isRetriable: false,
      alternativeAction: 'Use another key of the account, or have the credit cap of this key raised.',
      extensions: { price, key_credit_cap: cap, key_credits_remaining: Math.max(0, remaining) },
    });
  }
}
