import type { Fetch } from '@capstan/client';

/** What requests of this page carry besides the cookie, which no script can read. Kept in memory only. */
interface Proof {
  csrfToken: string | null;
  accountId: string | null;
}

/** Chooses the account of a request. */
export const ACCOUNT_HEADER = 'x-capstan-account';

const proof: Proof = { csrfToken: null, accountId: null };

export const setCsrfToken = (token: string | null): void => {
  proof.csrfToken = token;
};

export const chosenAccountId = (): string | null => proof.accountId;

export const setChosenAccountId = (id: string): void => {
  proof.accountId = id;
};

/** Sends requests of the client with the session instead of a key. */
export const sessionFetch: Fetch = (url, init) => {
  const headers = new Headers(init.headers);
  headers.delete('authorization');
  headers.delete('user-agent');
  if (proof.csrfToken !== null) headers.set('x-capstan-csrf', proof.csrfToken);
  // Operators name another account for some requests.
  if (proof.accountId !== null && !headers.has(ACCOUNT_HEADER)) headers.set(ACCOUNT_HEADER, proof.accountId);
  return fetch(url, { ...init, headers, credentials: 'same-origin' });
};
