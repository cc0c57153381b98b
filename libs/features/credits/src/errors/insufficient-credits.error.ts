import { AppError } from '@capstan/platform-core';

/** 402: the balance, and the overage where one is set, do not cover the price (design 4). */
export class InsufficientCreditsError extends AppError {
  constructor(facts: { balance: number; overageLimit: number; price: number }) {
    const { balance, overageLimit, price } = facts;
    super({
      slug: 'insufficient-credits',
      status: 402,
      title: 'Insufficient credits',
      detail: `The price of the call in credits is ${price}; the account has ${balance}${
        overageLimit > 0 ? ` and may go ${overageLimit} below zero` : ''
      }.`,
      category: 'credits',
      isRetriable: false,
      alternativeAction:
        'Ask an admin of this service to grant credits to the account, or to enable overage for it.',
      extensions: { balance, price, overage_limit: overageLimit },
    });
  }
}
