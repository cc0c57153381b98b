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

/** Names that no public DNS knows (RFC 6761, RFC 8375, ICANN's `.internal`), and what routers make up. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;

/** Part of an attempt that a robots.txt may take: whoever waits longer has no time left for the page. */
const ROBOTS_SHARE = 0.5;

/**
 * Which addresses a vendor may be told of. One that only this network knows is nobody else's business, and a
 * vendor could not reach it; what robots.txt forbids us nobody fetches for us. Providers list it among the
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

  /** False for hosts that the operator named as its own (`OUTBOUND_ALLOW_HOSTS`); for `supports` of a provider. */
  admits(text: string): boolean {
    const url = URL.parse(text.trim());
    return url === null || !this.allowList.has(url);
  }

  /**
   * The address to hand on. A name that does not resolve here is let through: the vendor will say what it makes
   * of it.
   * @throws InvalidUrlError when it is not that of a public host; ProviderFailure when robots.txt forbids the page or
   * keeps silent for half of the attempt; OutboundError when the attempt is given up.
   */
  async check(text: string, context: Pick<CallContext, 'signal' | 'timeoutMs'>): Promise<URL> {
    const url = parseTargetUrl(text);
    const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    if (this.allowList.has(url) || !(await this.isPublic(host))) {
      throw new InvalidUrlError('is one that is not public');
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
      return new ProviderFailure('timeout', 'robots.txt of the site was not answered in time', {
        isTarget: true,
        cause: error,
      });
    default:
      return error;
  }
}
