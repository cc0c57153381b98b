import { AppError } from '@capstan/platform-core';

/** 403: the request names a host that this service is not known by, as after DNS rebinding. */
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
        'Call the service by the name in its BASE_URL, or have the operator add this one to MCP_ALLOWED_HOSTS.',
    });
  }
}
