import { AppError } from '@capstan/platform-core';

/** 409: the account has as many companies as an account may have. */
export class TooManyCompaniesError extends AppError {
  /** @param limit companies an account may have. */
  constructor(limit: number) {
    super({
      slug: 'too-many-companies',
      status: 409,
      title: 'Too many companies',
      detail: `The account has ${limit} companies, and may not have more.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Build on a company you have: GET /v1/companies lists them, and a build takes its `company_id`. The operator can raise the limit.',
      extensions: { limit },
    });
  }
}
