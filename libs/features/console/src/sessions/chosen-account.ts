import type { FastifyRequest } from 'fastify';

/** Header that chooses one of the accounts of a user; without it the one that the user joined first. */
export const ACCOUNT_HEADER = 'x-capstan-account';

export function chosenAccount({ headers }: FastifyRequest): string | undefined {
  const sent = headers[ACCOUNT_HEADER];
  return Array.isArray(sent) ? sent.join(',') : sent;
}
