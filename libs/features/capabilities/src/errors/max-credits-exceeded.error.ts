import { AppError } from '@capstan/platform-core';

/** 402: the price exceeds `X-Max-Credits`. */
export class MaxCreditsExceededError extends AppError {
  constructor(facts: { price: number; maxCredits: number }) {
    super({
      slug: 'max-credits-exceeded',
      status: 402,
      title: 'Price above X-Max-Credits',
      detail: `The price of the call (${facts.price}) exceeds X-Max-Credits (${facts.maxCredits}).`,
      category: 'credits',
      isRetriable: false,
      alternativeAction: `Send X-Max-Credits of at least ${facts.price}, omit the header, or use a cheaper mode.`,
      extensions: { price: facts.price, max_credits: facts.maxCredits },
    });
  }
}
