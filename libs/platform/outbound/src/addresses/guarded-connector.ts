import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { buildConnector } from 'undici';
import type { AddressResolver, ResolvedAddress } from './address-resolver.js';
import { literalAddress } from './check-url.js';
import type { HostAllowList } from './host-allow-list.js';
import { OutboundError, refusedAddress } from '../errors/outbound.error.js';
import { isPublicAddress } from './public-address.js';

/** Includes the lookup and the TLS handshake; the deadline of the request may end it sooner. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Opens every connection of the client. The only place where names are resolved: the address that is checked is the
 * one that is connected to, which prevents DNS rebinding.
 */
export function guardedConnector(
  resolve: AddressResolver,
  allowList: HostAllowList,
): buildConnector.connector {
  const options = { timeout: CONNECT_TIMEOUT_MS, allowH2: false, autoSelectFamily: true };
  const toAnywhere = buildConnector({ ...options, lookup: lookupWith(resolve, () => true) });
  const toPublic = buildConnector({ ...options, lookup: lookupWith(resolve, isPublicAddress) });
  return (target, callback) => {
    const url = targetUrl(target);
    if (allowList.has(url)) {
      toAnywhere(target, callback);
      return;
    }
    // net.connect does not call the lookup for an address literal.
    const literal = literalAddress(url.hostname);
    if (literal !== undefined && !isPublicAddress(literal)) {
      callback(refusedAddress('the host'), null);
      return;
    }
    toPublic(target, callback);
  };
}

function targetUrl(target: buildConnector.Options): URL {
  const host = target.hostname.includes(':') ? `[${target.hostname}]` : target.hostname;
  return new URL(`${target.protocol}//${host}${target.port === '' ? '' : `:${target.port}`}`);
}

/**
 * A `lookup` for `net.connect`. One forbidden address rejects the whole name: a mixed answer is an attack or a
 * split horizon, and the next attempt could pick another address.
 */
export function lookupWith(resolve: AddressResolver, isAllowed: (ip: string) => boolean): LookupFunction {
  const lookup = callbackify((hostname: string) => resolveChecked(resolve, hostname, isAllowed));
  return (hostname, options, callback) => {
    lookup(hostname, (error, addresses) => {
      if (error) callback(error, '');
      else if (options.all) callback(null, addresses);
      else callback(null, addresses[0].address, addresses[0].family);
    });
  };
}

/** The addresses of a name. @throws OutboundError `dns`; `refused_address` when one of them is not allowed. */
export async function resolveChecked(
  resolve: AddressResolver,
  hostname: string,
  isAllowed: (ip: string) => boolean,
): Promise<[ResolvedAddress, ...ResolvedAddress[]]> {
  const addresses = await resolve(hostname).catch((cause: unknown) => {
    throw new OutboundError('dns', `${hostname} cannot be resolved`, { cause });
  });
  const [first, ...others] = addresses;
  if (first === undefined) throw new OutboundError('dns', `${hostname} cannot be resolved`);
  if (!addresses.every(({ address }) => isAllowed(address))) throw refusedAddress(hostname);
  return [first, ...others];
}
