import { AppError } from '@capstan/platform-core';

/** 503: no provider that could send the message is configured. */
export class ChannelUnavailableError extends AppError {
  /** @param variables of the providers that could send it. */
  constructor(recipient: string, variables: readonly string[]) {
    const hint = variables.length === 0 ? '' : ` (${variables.join('; ')})`;
    super({
      slug: 'channel-unavailable',
      status: 503,
      title: 'Channel unavailable',
      detail: `No provider that sends to ${recipient} is configured in this deployment. Nothing was sent.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 300,
      alternativeAction: `Ask the operator to configure a provider${hint}, or use the channel inbox or webhook.`,
    });
  }
}
