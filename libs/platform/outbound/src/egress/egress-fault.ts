import type { OutboundErrorCode } from '../outbound.error.js';

/** Names the OutboundErrorCode on an answer that the proxy itself gives. It is a hint; the record of the pass is the truth. */
export const EGRESS_FAULT_HEADER = 'x-egress-fault';

/** Status of the proxy's own answers. */
export function statusOfFault(code: OutboundErrorCode): number {
  if (code === 'refused_address' || code === 'invalid_url') return 403;
  return code === 'timeout' ? 504 : 502;
}
