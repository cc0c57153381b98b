import { type AddressResolver, systemResolver } from '../addresses/address-resolver.js';
import { checkUrl } from '../addresses/check-url.js';
import { guardedConnector } from '../addresses/guarded-connector.js';
import { HostAllowList } from '../addresses/host-allow-list.js';
import type { OutboundClient } from '../clients/outbound.client.js';
import type { OutboundConfig } from '../outbound.config.js';
import { OwnPages } from '../own-pages.js';
import type { EgressPass, EgressPassOptions } from './egress-pass.js';
import { EgressProxy } from './egress-proxy.js';

/**
 * The guard for a program that opens its own connections, such as a browser: the same rules for URLs, addresses and
 * robots.txt as {@link OutboundClient}, enforced by a proxy (docs/adr/0014-browser-behind-the-guard.md).
 */
export class Egress {
  private readonly allowList: HostAllowList;
  private readonly proxy: EgressProxy;

  /**
   * @param outbound checks robots.txt.
   * @param resolve replaces the system's name resolution.
   * @param ownPages may be opened whatever their address; robots.txt is not asked for them.
   */
  constructor(
    private readonly config: OutboundConfig,
    private readonly outbound: OutboundClient,
    resolve: AddressResolver = systemResolver,
    private readonly ownPages: Pick<OwnPages, 'has'> = new OwnPages(),
  ) {
    this.allowList = new HostAllowList(config.allowHosts);
    const connect = guardedConnector(resolve, this.allowList);
    this.proxy = new EgressProxy({ connect, allowList: this.allowList, ownPages });
  }

  /** The user agent that the operator configured (`OUTBOUND_USER_AGENT`). */
  get userAgent(): string {
    return this.config.userAgent;
  }

  /** Ports that the operator allowed although they are not for HTTP; a browser must be configured to allow them. */
  get allowedPorts(): number[] {
    return this.config.allowHosts.map((entry) => Number(/:(\d+)$/.exec(entry)?.[1])).filter(Number.isInteger);
  }

  /** @throws OutboundError `invalid_url`. */
  checkUrl(url: string): URL {
    return checkUrl(url, this.allowList);
  }

  /** Does nothing when the operator disabled robots.txt. @throws OutboundError `robots_disallowed`. */
  async assertRobotsAllow(url: URL): Promise<void> {
    if (!this.ownPages.has(url)) await this.outbound.assertRobotsAllow(url.href, {});
  }

  /** URL of the proxy without credentials: every request gets 407. */
  proxyUrl(): Promise<string> {
    return this.proxy.start();
  }

  /** Issues a pass for one visit. Close it when the visit is over. */
  issuePass(options: EgressPassOptions): Promise<EgressPass> {
    return this.proxy.issue(options);
  }

  /** Closes all passes and connections. */
  close(): Promise<void> {
    return this.proxy.close();
  }
}
