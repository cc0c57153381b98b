import type { FastifyRequest } from 'fastify';

/** Header field with what a client prefers (RFC 7240). */
const RESPOND_ASYNC = /(?:^|,)\s*respond-async\s*(?:[,;]|$)/i;
const WAIT_SECONDS = /(?:^|[,;])\s*wait\s*=\s*"?(\d{1,4})"?\s*(?:[,;]|$)/i;

/**
 * How long a client waits for durable work: `Prefer: respond-async` not at all, with `wait=10` ten seconds; undefined,
 * without the preference: until it ends.
 */
export function waitMsOf({ headers }: FastifyRequest): number | undefined {
  const prefer = [headers['prefer']].flat().join(',');
  if (!RESPOND_ASYNC.test(prefer)) return undefined;
  const seconds = WAIT_SECONDS.exec(prefer)?.[1];
  return seconds === undefined ? 0 : Number(seconds) * 1000;
}
