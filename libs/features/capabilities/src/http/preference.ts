import type { FastifyRequest } from 'fastify';

/** The `Prefer` header (RFC 7240). */
const RESPOND_ASYNC = /(?:^|,)\s*respond-async\s*(?:[,;]|$)/i;
const WAIT_SECONDS = /(?:^|[,;])\s*wait\s*=\s*"?(\d{1,4})"?\s*(?:[,;]|$)/i;

/**
 * How long the client waits for durable work in milliseconds: 0 for `Prefer: respond-async`, 10,000 with
 * `wait=10`; undefined without the preference: until the work ends.
 */
export function waitMsOf({ headers }: FastifyRequest): number | undefined {
  const prefer = [headers['prefer']].flat().join(',');
  if (!RESPOND_ASYNC.test(prefer)) return undefined;
  const seconds = WAIT_SECONDS.exec(prefer)?.[1];
  return seconds === undefined ? 0 : Number(seconds) * 1000;
}
