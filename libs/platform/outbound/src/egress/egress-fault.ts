import type { OutboundErrorCode } from '../errors/outbound.error.js';

/**
 * Header with the OutboundErrorCode on the proxy's own responses. A hint only; the record of the pass is
 * authoritative.
 */
export const EGRESS_FAULT_HEADER = 'x-egress-fault';

/** Returns the status of the proxy's own responses. */
export function statusOfFault(code: OutboundErrorCode): number {
  if (code === 'refused_address' || code === 'invalid_url') return 403;
  return code === 'timeout' ? 504 : 502;
}
