import { AppError } from '@capstan/platform-core';

/** 400: the caller named an address that this service never fetches (design §4, URLs). */
export class InvalidUrlError extends AppError {
  /**
   * @param reason why, as a clause ("has credentials in it"); it never repeats the address or what it
   * resolves to.
   * @param path field that carried the address.
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
        'Send an absolute http or https URL of a public host, without credentials, of at most 8192 characters. A private host can be let through by the operator (OUTBOUND_ALLOW_HOSTS).',
      faults: [{ path, message: reason }],
      cause: options.cause,
    });
  }
}
