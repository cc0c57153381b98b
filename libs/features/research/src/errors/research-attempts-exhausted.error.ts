import { AppError } from '@capstan/platform-core';

/** 500: too many attempts of workers ended without progress. */
export class ResearchAttemptsExhaustedError extends AppError {
  constructor() {
    super({
      slug: 'research-given-up',
      status: 500,
      title: 'The research failed after too many attempts',
      detail: 'Several workers in a row ended during this run without progress. Nothing was charged.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Rephrase the question, or use another depth; report the run to the operator.',
    });
  }
}
