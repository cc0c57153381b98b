import type { OutboundRequest } from './outbound-request.js';
import type { OutboundResponse } from './outbound-response.js';

/** The one way out: every outgoing HTTP request of the service passes this guard. */
export abstract class OutboundClient {
  /** @throws OutboundError when there is no complete answer. */
  abstract request(request: OutboundRequest): Promise<OutboundResponse>;
}
