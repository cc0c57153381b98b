import { AppError } from '@capstan/platform-core';

/** 409: the account has as many sites as an account may have. */
export class TooManySitesError extends AppError {
  /** @param limit sites an account may have, over all its companies. */
  constructor(limit: number) {
    super({
      slug: 'too-many-sites',
      status: 409,
      title: 'Too many sites',
      detail: `The account has ${limit} sites, over all its companies, and may not have more.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Change a site you have instead of beginning a new one: GET /v1/sites lists them. The operator can raise the limit.',
      extensions: { limit },
    });
  }
}
