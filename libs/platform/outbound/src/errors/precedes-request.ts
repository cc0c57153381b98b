import type { OutboundError, OutboundErrorCode } from './outbound.error.js';

/** Failures before there is a connection. */
const CODES: ReadonlySet<OutboundErrorCode> = new Set(['invalid_url', 'refused_address', 'dns']);

/** Codes of Node.js and undici for connections that were never established, TLS included. */
const CAUSES = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_INVALID_ARG',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/**
 * Whether a request provably failed before any of it was sent. False means unknown: a reset, for example, may come before
 * or after the server processed the request.
 */
export function precedesRequest({ code, cause }: OutboundError): boolean {
  return CODES.has(code) || causesOf(cause).some((one) => CAUSES.has(one));
}

/** Connecting to several addresses fails with one error for each of them: all must be of this kind. */
function causesOf(cause: unknown): string[] {
  if (!(cause instanceof Error)) return [];
  const errors = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause];
  const codes = errors.map((error) => (error as { code?: unknown } | null)?.code);
  return codes.every((code) => typeof code === 'string' && CAUSES.has(code)) ? (codes as string[]) : [];
}
