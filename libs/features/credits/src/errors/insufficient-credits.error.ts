import { AppError } from '@capstan/platform-core';

/** 402: the balance plus the overage limit do not cover the price. */
export class InsufficientCreditsError extends AppError {
  constructor(facts: { balance: number; overageLimit: number; price: number }) {
    const { balance, overageLimit, price } = facts;
    super({
      slug: 'insufficient-credits',
      status: 402,
      title: 'Insufficient credits',
      detail: `The price of the call (${price}) exceeds the available credits (${balance}${
        overageLimit > 0 ? ` and an overage of ${overageLimit}` : ''
      }).`,
      category: 'credits',
      isRetriable: false,
      alternativeAction:
        'Ask an admin of this service to grant credits to the account, or to enable overage for it.',
      extensions: { balance, price, overage_limit: overageLimit },
    });
  }
}
