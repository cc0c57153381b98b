import { AppError } from '@capstan/platform-core';

/** 403: the `Host` of the request is not allowed, as after DNS rebinding. */
export class HostNotAllowedError extends AppError {
  constructor(detail: string) {
    super({
      slug: 'host-not-allowed',
      status: 403,
      title: 'Host not allowed',
      detail,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Call the service by the host name of its BASE_URL, or ask the operator to add this one to MCP_ALLOWED_HOSTS.',
    });
  }
}
