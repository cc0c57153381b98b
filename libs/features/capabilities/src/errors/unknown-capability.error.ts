import { AppError } from '@capstan/platform-core';

/** 400: the capability does not exist in this deployment. */
export class UnknownCapabilityError extends AppError {
  constructor(name: string, known: string[]) {
    super({
      slug: 'unknown-capability',
      status: 400,
      title: 'Unknown capability',
      detail: `Unknown capability "${name.slice(0, 100)}".`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: `Use one of: ${known.join(', ')}. GET /v1/tools describes each.`,
      faults: [{ path: 'capability', message: `must be one of ${known.join(', ')}` }],
    });
  }
}
