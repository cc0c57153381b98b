/**
 * The guarded HTTP client (docs/adr/0006-outbound-guard.md): resolves, refuses addresses that are not public, pins the address,
 * checks each redirect, caps size and time. Main type: {@link OutboundClient}.
 */
export { OutboundClient } from './outbound.client.js';
export { OutboundError, type OutboundErrorCode } from './outbound.error.js';
export type { OutboundRequest } from './outbound-request.js';
export type { OutboundResponse } from './outbound-response.js';
