import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  ADDRESS_RESOLVER,
  type AddressResolver,
  HostAllowList,
  OutboundClient,
  type OutboundConfig,
  OutboundError,
  isPublicAddress,
  outboundConfig,
  systemResolver,
} from '@capstan/platform-outbound';
import type { CallContext } from '../capability-provider.js';
import { InvalidUrlError } from '../invalid-url.error.js';
import { ProviderFailure } from '../provider-failure.js';
import { parseTargetUrl } from './target-url.js';

/** Names that do not exist in public DNS (RFC 6761, RFC 8375, ICANN's `.internal`), and usual names of routers. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;

/** Share of an attempt for robots.txt: after longer there is no time left for the page. */
const ROBOTS_SHARE = 0.5;

/**
 * Decides which URLs may be sent to a vendor. Internal URLs must not be disclosed, and a vendor could not reach
 * them; pages that robots.txt disallows must not be fetched through a vendor either. Providers list it among the
 * `services` of their capability.
 */
@Injectable()
export class VendorTargets {
  private readonly allowList: HostAllowList;

  constructor(
    @Inject(outboundConfig.token) config: Pick<OutboundConfig, 'allowHosts'>,
    private readonly outbound: OutboundClient,
    @Optional() @Inject(ADDRESS_RESOLVER) private readonly resolve: AddressResolver = systemResolver,
  ) {
    this.allowList = new HostAllowList(config.allowHosts);
  }

  /** Returns false for hosts of `OUTBOUND_ALLOW_HOSTS`; for `supports` of a provider. */
  admits(text: string): boolean {
    const url = URL.parse(text.trim());
    return url === null || !this.allowList.has(url);
  }

  /**
   * Returns the URL to send. A name that does not resolve here is allowed: the vendor will respond to it.
   * @throws InvalidUrlError when the host is not public; ProviderFailure when robots.txt disallows the page or does
   * not respond for half of the attempt; OutboundError when the attempt is aborted.
   */
  async check(text: string, context: Pick<CallContext, 'signal' | 'timeoutMs'>): Promise<URL> {
    const url = parseTargetUrl(text);
    const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    if (this.allowList.has(url) || !(await this.isPublic(host))) {
      throw new InvalidUrlError('must have a public host');
    }
    await this.askRobots(url, context);
    return url;
  }

  private async askRobots(
    url: URL,
    { signal, timeoutMs }: Pick<CallContext, 'signal' | 'timeoutMs'>,
  ): Promise<void> {
    try {
      await this.outbound.assertRobotsAllow(url.href, { signal, timeoutMs: timeoutMs * ROBOTS_SHARE });
    } catch (error) {
      throw failureOfRobots(error);
    }
  }

  private async isPublic(host: string): Promise<boolean> {
    if (/^[\d.]+$/.test(host) || host.includes(':')) return isPublicAddress(host);
    if (!host.includes('.') || LOCAL_NAME.test(host)) return false;
    const addresses = await this.resolve(host).catch(() => []);
    return addresses.every(({ address }) => isPublicAddress(address));
  }
}

function failureOfRobots(error: unknown): unknown {
  if (!(error instanceof OutboundError)) return error;
  switch (error.code) {
    case 'robots_disallowed':
      return new ProviderFailure('blocked', 'robots.txt of the site disallows this page', {
        isFinal: true,
        cause: error,
      });
    case 'timeout':
      return new ProviderFailure('timeout', 'robots.txt of the site did not respond in time', {
        isTarget: true,
        cause: error,
      });
    default:
      return error;
  }
}
