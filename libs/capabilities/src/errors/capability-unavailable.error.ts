import { AppError } from '@capstan/platform-errors';

/** 503: no provider of the capability is configured in this deployment (design 4). */
export class CapabilityUnavailableError extends AppError {
  constructor(capability: string) {
    super({
      slug: 'capability-unavailable',
      status: 503,
      title: 'Capability unavailable',
      detail: `No provider of ${capability} is configured in this deployment.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 300,
      alternativeAction:
        'Ask the operator to configure a provider (see .env.example); GET /v1/capabilities lists what is available.',
    });
  }
}
