import { AppError } from '@capstan/platform-core';

/** 503: no configured provider serves the capability with these parameters. */
export class CapabilityUnavailableError extends AppError {
  constructor(capability: string, reason: 'not_configured' | 'not_supported') {
    super({
      slug: 'capability-unavailable',
      status: 503,
      title: 'Capability unavailable',
      detail:
        reason === 'not_configured'
          ? `No provider of ${capability} is configured in this deployment.`
          : `No provider of ${capability} that is configured in this deployment serves these parameters.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 300,
      alternativeAction:
        'Ask the operator to configure a provider (see .env.example); GET /v1/capabilities lists what is available.',
    });
  }
}
