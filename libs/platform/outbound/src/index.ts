/**
 * The guarded HTTP client (docs/adr/0006-outbound-guard.md): resolves names, rejects non-public addresses, pins the
 * address, checks each redirect, limits size and time. Main type: {@link OutboundClient}.
 */
export {
  ADDRESS_RESOLVER,
  type AddressResolver,
  type ResolvedAddress,
  systemResolver,
} from './address-resolver.js';
export { checkUrl } from './check-url.js';
export { EGRESS_FAULT_HEADER } from './egress/egress-fault.js';
export { Egress } from './egress/egress.js';
export type { EgressPass } from './egress/egress-pass.js';
export { GuardedOutboundClient } from './guarded-outbound.client.js';
export { HostAllowList } from './host-allow-list.js';
export { OutboundClient, type RobotsQuestion } from './outbound.client.js';
export { outboundConfig, type OutboundConfig } from './outbound.config.js';
export { OutboundError, type OutboundErrorCode } from './outbound.error.js';
export { OutboundFetch, type OutboundFetchLimits } from './outbound-fetch.js';
export { OutboundModule } from './outbound.module.js';
export type { BodyStream } from './body-stream.js';
export { OwnPages } from './own-pages.js';
export { OutboundTargets } from './outbound-targets.js';
export type { OutboundRequest } from './outbound-request.js';
export type { OutboundResponse } from './outbound-response.js';
export { precedesRequest } from './precedes-request.js';
export { isPublicAddress } from './public-address.js';
export { retryAfterSeconds } from './retry-after.js';
export { createWebhookSecret, type SignedMessage, signedHeaders } from './webhook-signature.js';
