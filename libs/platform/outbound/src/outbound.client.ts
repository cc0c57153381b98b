import type { OutboundRequest } from './outbound-request.js';
import type { OutboundResponse } from './outbound-response.js';

/** How long the answer of a robots.txt may be waited for. */
export interface RobotsQuestion {
  signal?: AbortSignal;
  /** Default 15,000; the fetch of a robots.txt has a cap of its own, 5,000. */
  timeoutMs?: number;
}

/** The one way out: every outgoing HTTP request of the service passes this guard. */
export abstract class OutboundClient {
  /** @throws OutboundError when there is no complete answer. */
  abstract request(request: OutboundRequest): Promise<OutboundResponse>;

  /**
   * Asks robots.txt about a page that someone else is to fetch for us; `OUTBOUND_RESPECT_ROBOTS=false` allows all.
   * @throws OutboundError `robots_disallowed`; `invalid_url`; `timeout` and `aborted` when it was not told in time.
   */
  abstract assertRobotsAllow(url: string, options: RobotsQuestion): Promise<void>;
}
