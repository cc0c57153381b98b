import { AppError } from '@capstan/platform-core';

/** 500: the run ended worker after worker. */
export class ResearchGivenUpError extends AppError {
  constructor() {
    super({
      slug: 'research-given-up',
      status: 500,
      title: 'The research was given up',
      detail:
        'Several workers in a row ended over this run without getting any further. Nothing was charged.',
      category: 'transient',
      isRetriable: false,
      alternativeAction: 'Ask in another way, or at another depth; report the run to the operator.',
    });
  }
}
