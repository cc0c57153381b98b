import type { OutboundRequest } from '../requests/outbound-request.js';
import type { OutboundResponse } from '../requests/outbound-response.js';

/** Limits of a robots.txt check. */
export interface RobotsQuestion {
  signal?: AbortSignal;
  /** Default 15,000; fetching a robots.txt has its own timeout of 5,000. */
  timeoutMs?: number;
}

/** The only HTTP client for outgoing requests: every request of the service passes this guard. */
export abstract class OutboundClient {
  /** The name of this service in robots.txt: the part of `OUTBOUND_USER_AGENT` before the slash. */
  get robotsName(): string {
    return 'Capstan';
  }

  /** @throws OutboundError when there is no complete response. */
  abstract request(request: OutboundRequest): Promise<OutboundResponse>;

  /**
   * Checks robots.txt for a page that a vendor will fetch for us; `OUTBOUND_RESPECT_ROBOTS=false` allows all.
   * @throws OutboundError `robots_disallowed`; `invalid_url`; `timeout` and `aborted`.
   */
  abstract assertRobotsAllow(url: string, options: RobotsQuestion): Promise<void>;
}
