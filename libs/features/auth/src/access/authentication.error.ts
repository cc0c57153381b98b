import { AppError } from '@capstan/platform-core';
import type { Refusal } from '../verification/refusal.js';

const USE_HEADER = 'Send the key in the header `Authorization: Bearer <API key>` and nowhere else.';
const OTHER_KEY = 'Use another key of the account, or create one under POST /v1/keys.';

/** Detail and alternative action of each refusal. */
const TEXTS: Record<Refusal, [detail: string, action: string]> = {
  missing: ['This request has no API key.', USE_HEADER],
  malformed_header: ['The Authorization header is not of the form `Bearer <API key>`.', USE_HEADER],
  outside_header: [
    'The API key was sent in the query string or the body, where it ends up in logs, and was ignored.',
    `${USE_HEADER} A key that was sent in a URL must be considered compromised: rotate it.`,
  ],
  several_places: ['The request carries credentials in more than one place.', USE_HEADER],
  malformed_key: [
    'The API key does not belong to this service: its form or its checksum is wrong.',
    'Check that the whole key was copied: `cap_` followed by 46 letters and digits.',
  ],
  unknown_key: ['The API key is not valid.', OTHER_KEY],
  expired: ['The API key has expired.', OTHER_KEY],
  address: [
    'The API key may not be used from this address.',
    'Call from an address in the IP allow list of the key, or ask for the list to be changed.',
  ],
  suspended: ['The account of this API key is suspended.', 'Contact the operator of this service.'],
  unknown_account: [
    'The credential is valid, but does not belong to an account of this service.',
    'Ask the operator of this service for an account.',
  ],
};

/** 401: no valid API key (docs/contract.md 5). Unknown and revoked keys get the same text. */
export class AuthenticationError extends AppError {
  constructor(readonly refusal: Refusal) {
    const [detail, alternativeAction] = TEXTS[refusal];
    // RFC 6750, 3.1: without credentials the challenge states only the scheme, not an error.
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
