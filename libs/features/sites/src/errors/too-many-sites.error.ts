import { AppError } from '@capstan/platform-core';

/** 409: the account has the maximum number of sites. */
export class TooManySitesError extends AppError {
  /** @param limit maximum number of sites of an account. */
  constructor(limit: number) {
    super({
      slug: 'too-many-sites',
      status: 409,
      title: 'Too many sites',
      detail: `The account has ${limit} sites in all its companies, which is the maximum.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Change an existing site instead of creating a new one: GET /v1/sites lists them. The operator can raise the limit.',
      extensions: { limit },
    });
  }
}
