import { AppError } from '@capstan/platform-core';
import type { Scope } from '@capstan/platform-http';

/** 403: the key is valid, but lacks the required scope (RFC 6750, 3.1). */
export class InsufficientScopeError extends AppError {
  constructor(scope: Scope) {
    super({
      slug: 'insufficient-scope',
      status: 403,
      title: 'Forbidden',
      detail: `The API key lacks the scope \`${scope}\`.`,
      category: 'authentication',
      isRetriable: false,
      alternativeAction: `Use a key with the scope \`${scope}\`.`,
      extensions: { required_scope: scope },
      headers: {
        'WWW-Authenticate': `Bearer realm="capstan", error="insufficient_scope", scope="${scope}"`,
      },
    });
  }
}
