import { AppError } from '@capstan/platform-core';

/** 400: the request has a URL that this service never fetches (docs/contract.md 10). */
export class InvalidUrlError extends AppError {
  /**
   * @param reason as a clause ("must not contain credentials"); never repeats the URL or what it resolves to.
   * @param path field of the URL.
   */
  constructor(reason: string, options: { path?: string; cause?: unknown } = {}) {
    const path = options.path ?? 'url';
    super({
      slug: 'invalid-url',
      status: 400,
      title: 'Invalid URL',
      detail: `The address in \`${path}\` ${reason}.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Send an absolute http or https URL of a public host, without credentials, of at most 8192 characters. The operator can allow a private host (OUTBOUND_ALLOW_HOSTS).',
      faults: [{ path, message: reason }],
      cause: options.cause,
    });
  }
}
