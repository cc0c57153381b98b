/**
 * The guarded HTTP client (docs/adr/0006-outbound-guard.md): resolves names, rejects non-public addresses, pins the
 * address, checks each redirect, limits size and time. Main type: {@link OutboundClient}.
 */
export {
  ADDRESS_RESOLVER,
  type AddressResolver,
  type ResolvedAddress,
  systemResolver,
} from './addresses/address-resolver.js';
export { checkUrl } from './addresses/check-url.js';
export { EGRESS_FAULT_HEADER } from './egress/egress-fault.js';
export { Egress } from './egress/egress.js';
export type { EgressPass } from './egress/egress-pass.js';
export { GuardedOutboundClient } from './clients/guarded-outbound.client.js';
export { HostAllowList } from './addresses/host-allow-list.js';
export { OutboundClient, type RobotsQuestion } from './clients/outbound.client.js';
export { outboundConfig, type OutboundConfig } from './outbound.config.js';
export { OutboundError, type OutboundErrorCode } from './errors/outbound.error.js';
export { OutboundFetch, type OutboundFetchLimits } from './clients/outbound-fetch.js';
export { OutboundModule } from './outbound.module.js';
export type { BodyStream } from './bodies/body-stream.js';
export { OwnPages } from './own-pages.js';
export { OutboundTargets } from './clients/outbound-targets.js';
export type { OutboundRequest } from './requests/outbound-request.js';
export type { OutboundResponse } from './requests/outbound-response.js';
export { precedesRequest } from './errors/precedes-request.js';
export { isPublicAddress } from './addresses/public-address.js';
export { retryAfterSeconds } from './requests/retry-after.js';
export { createWebhookSecret, type SignedMessage, signedHeaders } from './webhook-signature.js';
