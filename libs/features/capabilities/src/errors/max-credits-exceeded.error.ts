import { AppError } from '@capstan/platform-core';

/** 402: the price is above what the caller is willing to pay (`X-Max-Credits`). */
export class MaxCreditsExceededError extends AppError {
  constructor(facts: { price: number; maxCredits: number }) {
    super({
      slug: 'max-credits-exceeded',
      status: 402,
      title: 'Price above X-Max-Credits',
      detail: `The price of the call in credits is ${facts.price}; X-Max-Credits allows ${facts.maxCredits}.`,
      category: 'credits',
      isRetriable: false,
      alternativeAction: `Send X-Max-Credits of at least ${facts.price}, leave it out, or ask for a cheaper mode.`,
      extensions: { price: facts.price, max_credits: facts.maxCredits },
    });
  }
}
