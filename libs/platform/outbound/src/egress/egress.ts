import { type AddressResolver, systemResolver } from '../address-resolver.js';
import { checkUrl } from '../check-url.js';
import { guardedConnector } from '../guarded-connector.js';
import { HostAllowList } from '../host-allow-list.js';
import type { OutboundClient } from '../outbound.client.js';
import type { OutboundConfig } from '../outbound.config.js';
import type { EgressPass, EgressPassOptions } from './egress-pass.js';
import { EgressProxy } from './egress-proxy.js';

/**
 * The guard for a program that opens its own connections, such as a browser: the same rule on URLs, addresses
 * and robots.txt as {@link OutboundClient}, enforced by a proxy (docs/adr/0014-browser-behind-the-guard.md).
 */
export class Egress {
  private readonly allowList: HostAllowList;
  private readonly proxy: EgressProxy;

  /**
   * @param outbound knows what robots.txt of a site allows.
   * @param resolve replaces the system's name resolution.
   */
  constructor(
    private readonly config: OutboundConfig,
    private readonly outbound: OutboundClient,
    resolve: AddressResolver = systemResolver,
  ) {
    this.allowList = new HostAllowList(config.allowHosts);
    const connect = guardedConnector(resolve, this.allowList);
    this.proxy = new EgressProxy({ connect, allowList: this.allowList });
  }

  /** How the operator wants to be named (`OUTBOUND_USER_AGENT`). */
  get userAgent(): string {
    return this.config.userAgent;
  }

  /** Ports that the operator opened although they are not for HTTP; a browser has to be told. */
  get allowedPorts(): number[] {
    return this.config.allowHosts.map((entry) => Number(/:(\d+)$/.exec(entry)?.[1])).filter(Number.isInteger);
  }

  /** @throws OutboundError `invalid_url`. */
  checkUrl(url: string): URL {
    return checkUrl(url, this.allowList);
  }

  /** Does nothing when the operator switched robots.txt off. @throws OutboundError `robots_disallowed`. */
  assertRobotsAllow(url: URL): Promise<void> {
    return this.outbound.assertRobotsAllow(url.href, {});
  }

  /** Address of the proxy without the right to use it: whoever is configured so gets 407 for everything. */
  proxyUrl(): Promise<string> {
    return this.proxy.start();
  }

  /** Lets one visitor out. Close the pass when the visit is over. */
  issuePass(options: EgressPassOptions): Promise<EgressPass> {
    return this.proxy.issue(options);
  }

  /** Ends all passes and connections. */
  close(): Promise<void> {
    return this.proxy.close();
  }
}
