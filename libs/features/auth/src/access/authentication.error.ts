import { AppError } from '@capstan/platform-core';
import type { Refusal } from '../verification/refusal.js';

const USE_HEADER = 'Send the key in the header `Authorization: Bearer <API key>` and nowhere else.';
const OTHER_KEY = 'Use another key of the account, or create one under POST /v1/keys.';

/** What each refusal says: what happened, and what to do next. */
const TEXTS: Record<Refusal, [detail: string, action: string]> = {
  missing: ['This request has no API key.', USE_HEADER],
  malformed_header: ['The Authorization header is not of the form `Bearer <API key>`.', USE_HEADER],
  outside_header: [
    'The API key was sent in the query string or the body, where it ends up in logs, and was not looked at.',
    `${USE_HEADER} Treat a key that was sent in a URL as known to others: rotate it.`,
  ],
  several_places: ['The request carries credentials in more than one place.', USE_HEADER],
  malformed_key: [
    'The API key is not one of this service: its form or its checksum is wrong.',
    'Check that the whole key was copied: `cap_` followed by 46 letters and digits.',
  ],
  unknown_key: ['The API key is not valid.', OTHER_KEY],
  expired: ['The API key has expired.', OTHER_KEY],
  address: [
    'The API key may not be used from this address.',
    'Call from an address on the IP list of the key, or have the list changed.',
  ],
  suspended: ['The account of this API key is suspended.', 'Ask the operator of this service.'],
  unknown_account: [
    'The credential was recognized, but belongs to no account of this service.',
    'Ask the operator of this service for an account.',
  ],
};

/** 401: there is no valid API key (spec 5.3). Unknown and revoked keys read alike. */
export class AuthenticationError extends AppError {
  constructor(readonly refusal: Refusal) {
    const [detail, alternativeAction] = TEXTS[refusal];
    // RFC 6750, 3.1: a request without credentials is told the scheme only, not an error.
    const code = refusal === 'missing' ? '' : ', error="invalid_token"';
    super({
      slug: 'unauthorized',
      status: 401,
      title: 'Unauthorized',
      detail,
      category: 'authentication',
      isRetriable: false,
      alternativeAction,
      headers: { 'WWW-Authenticate': `Bearer realm="capstan"${code}` },
    });
  }
}
