import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  type AddressResolver,
  HostAllowList,
  type OutboundConfig,
  isPublicAddress,
  outboundConfig,
  systemResolver,
} from '@capstan/platform-outbound';
import { InvalidUrlError } from '../invalid-url.error.js';
import { parseTargetUrl } from './target-url.js';

/** Names that no public DNS knows (RFC 6761, RFC 8375, ICANN's `.internal`), and what routers make up. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;

/**
 * Which addresses a vendor may be told of. One that only this network knows is nobody else's business, and a
 * vendor could not reach it. Providers list it among the `services` of their capability.
 */
@Injectable()
export class VendorTargets {
  private readonly allowList: HostAllowList;

  constructor(
    @Inject(outboundConfig.token) config: Pick<OutboundConfig, 'allowHosts'>,
    /** Replaces the system's name resolution in tests. */
    @Optional() private readonly resolve: AddressResolver = systemResolver,
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
   * @throws InvalidUrlError when it is not that of a public host.
   */
  async check(text: string): Promise<URL> {
    const url = parseTargetUrl(text);
    const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    if (this.allowList.has(url) || !(await this.isPublic(host))) {
      throw new InvalidUrlError('is one that is not public');
    }
    return url;
  }

  private async isPublic(host: string): Promise<boolean> {
    if (/^[\d.]+$/.test(host) || host.includes(':')) return isPublicAddress(host);
    if (!host.includes('.') || LOCAL_NAME.test(host)) return false;
    const addresses = await this.resolve(host).catch(() => []);
    return addresses.every(({ address }) => isPublicAddress(address));
  }
}
