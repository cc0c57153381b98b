import type { OwnerStatements } from './claims/owner-statements.js';

const MAX_REQUESTS = 10;
const MAX_LENGTH = 290;

/** Requests that a model quotes from the owner; texts that the owner did not write are dropped. */
export const requestsIn = (requests: readonly string[], said: OwnerStatements): string[] => [
  ...new Set(
    requests
      .slice(0, MAX_REQUESTS)
      .map((request) =>
        request
          .replaceAll(/[\p{Cc}\s]+/gu, ' ')
          .trim()
          .slice(0, MAX_LENGTH),
      )
      .filter((request) => request !== '' && said.hasWords(request)),
  ),
];
