import { AppError } from '@capstan/kit';

/** 401: the token is from the issuer, but is not accepted. */
export class TokenRefusedError extends AppError {
  constructor(detail: string, options?: ErrorOptions) {
    super({
      slug: 'oidc-token-refused',
      status: 401,
      title: 'Token refused',
      detail,
      category: 'authentication',
      isRetriable: false,
      alternativeAction: 'Get a new token from the issuer, for the audience of this service.',
      headers: { 'WWW-Authenticate': 'Bearer realm="capstan", error="invalid_token"' },
      cause: options?.cause,
    });
  }
}
