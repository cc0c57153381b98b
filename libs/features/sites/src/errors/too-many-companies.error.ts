import { AppError } from '@capstan/platform-core';

/** 409: the account has the maximum number of companies. */
export class TooManyCompaniesError extends AppError {
  /** @param limit maximum number of companies of an account. */
  constructor(limit: number) {
    super({
      slug: 'too-many-companies',
      status: 409,
      title: 'Too many companies',
      detail: `The account has ${limit} companies, which is the maximum.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Build on an existing company: GET /v1/companies lists them, and a build accepts its `company_id`. The operator can raise the limit.',
      extensions: { limit },
    });
  }
}
