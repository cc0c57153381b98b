import { Inject, Injectable } from '@nestjs/common';
import { ADDRESS_RESOLVER, type AddressResolver } from '../addresses/address-resolver.js';
import { checkUrl, literalAddress } from '../addresses/check-url.js';
import { resolveChecked } from '../addresses/guarded-connector.js';
import { HostAllowList } from '../addresses/host-allow-list.js';
import { type OutboundConfig, outboundConfig } from '../outbound.config.js';
import { refusedAddress } from '../errors/outbound.error.js';
import { isPublicAddress } from '../addresses/public-address.js';

/** Checks URLs that are stored now and requested later. Each request is checked again, because names may change their address. */
@Injectable()
export class OutboundTargets {
  private readonly allowList: HostAllowList;

  constructor(
    @Inject(outboundConfig.token) config: Pick<OutboundConfig, 'allowHosts'>,
    @Inject(ADDRESS_RESOLVER) private readonly resolve: AddressResolver,
  ) {
    this.allowList = new HostAllowList(config.allowHosts);
  }

  /** Sends nothing to the host. @throws OutboundError `invalid_url`, `dns` or `refused_address`. */
  async assertAllowed(text: string): Promise<void> {
    const name = this.nameIn(text);
    if (name !== undefined) await resolveChecked(this.resolve, name, isPublicAddress);
  }

  /**
   * Checks what can be checked without a name server.
   * @returns the name that would have to be resolved.
   * @throws OutboundError `invalid_url` or `refused_address`.
   */
  nameIn(text: string): string | undefined {
    const url = checkUrl(text, this.allowList);
    if (this.allowList.has(url)) return undefined;
    const literal = literalAddress(url.hostname);
    if (literal === undefined) return url.hostname;
    if (!isPublicAddress(literal)) throw refusedAddress('the host');
    return undefined;
  }
}
