import { AppError } from './app-error.js';
import type { FieldFault } from './problem.js';

/** 400: parameters are missing or invalid; `errors` lists each one with its path (docs/contract.md 7.3). */
export class InvalidRequestError extends AppError {
  constructor(faults: FieldFault[], detail?: string) {
    super({
      slug: 'invalid-request',
      status: 400,
      title: 'Invalid request',
      detail:
        detail ??
        faults.map((fault) => (fault.path ? `${fault.path}: ${fault.message}` : fault.message)).join('; '),
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Correct the fields listed in `errors` and send the request again.',
      faults,
    });
  }
}
