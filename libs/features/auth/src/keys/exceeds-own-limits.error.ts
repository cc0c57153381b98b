import { AppError, type FieldFault } from '@capstan/platform-core';

/** 403: a key tried to give another key more than it has itself; `errors` lists the fields and the bounds. */
export class ExceedsOwnLimitsError extends AppError {
  constructor(faults: FieldFault[]) {
    super({
      slug: 'beyond-own-limits',
      status: 403,
      title: 'Beyond the limits of the key in use',
      detail: `A key cannot give another key more than it has itself. ${faults
        .map(({ path, message }) => `${path}: ${message}`)
        .join('; ')}.`,
      category: 'authentication',
      isRetriable: false,
      alternativeAction: 'Stay within the bounds listed in `errors`, or use a key with wider limits.',
      faults,
    });
  }
}
