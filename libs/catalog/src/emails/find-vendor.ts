import { isJsonNotFound } from '@capstan/kit';
import type { EmailsParams } from './emails.params.js';
import type { EmailsResult } from './emails.result.js';
import { type FoundEmail, noEmail, toEmailsResult } from './found-email.js';

/** Base of the vendor declarations that find an address. */
export const findVendor = {
  // The person is in the request.
  maxRedirects: 0,
  isEmpty: isJsonNotFound,
  result: (found: FoundEmail, params: EmailsParams): EmailsResult => toEmailsResult(params, found),
  empty: noEmail,
};
