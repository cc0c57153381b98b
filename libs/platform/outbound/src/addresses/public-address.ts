import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All IPv6 addresses that are assigned for use on the internet (IANA, IPv6 global unicast). */
const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::');
const GLOBAL_IPV6_BITS = 3;

/** In a public range, but internal to one cloud: Azure's host agent. */
const INTERNAL_DESPITE_RANGE = new Set(['168.63.129.16']);

/**
 * Returns whether an IP address literal (`8.8.8.8`, `2606:4700::1111`; no brackets) is a public host. False for the
 * IANA special-purpose registries, and for IPv6 forms that embed a non-public IPv4 address. Unparsable addresses
 * are treated as non-public.
 */
export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 0 || ip.includes('%')) return false;
  if (isIP(ip) === 4) return isPublicIPv4(ipaddr.IPv4.parse(ip));
  // ipaddr.js reads `::8.8.8.8` as `::ffff:8.8.8.8`; the URL parser writes the address in hexadecimal.
  return isPublicIPv6(ipaddr.IPv6.parse(new URL(`http://[${ip}]`).hostname.slice(1, -1)));
}

function isPublicIPv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !INTERNAL_DESPITE_RANGE.has(address.toString());
}

function isPublicIPv6(address: ipaddr.IPv6): boolean {
  const embedded = embeddedIPv4(address);
  if (embedded !== undefined) return isPublicIPv4(embedded);
  return address.match(GLOBAL_IPV6, GLOBAL_IPV6_BITS) && address.range() === 'unicast';
}

/**
 * Returns the IPv4 address to which packets for this IPv6 address may be routed: mapped (RFC 4291), NAT64 (RFC
 * 6052, well-known prefix), 6to4 (RFC 3056), ISATAP (RFC 5214). IPv4-compatible, Teredo and local-use NAT64
 * addresses are not decoded: no public host has one, so `isPublicIPv6` rejects them.
 */
function embeddedIPv4(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  const parts = address.parts as [number, number, number, number, number, number, number, number];
  const range = address.range();
  if (range === 'ipv4Mapped') return fromWords(parts[6], parts[7]);
  if (range === 'rfc6052' && parts[2] === 0) return fromWords(parts[6], parts[7]);
  if (range === '6to4') return fromWords(parts[1], parts[2]);
  const isIsatap = (parts[4] & ~0x0200) === 0 && parts[5] === 0x5efe;
  return isIsatap && range === 'unicast' ? fromWords(parts[6], parts[7]) : undefined;
}

function fromWords(high: number, low: number): ipaddr.IPv4 {
  return new ipaddr.IPv4([high >> 8, high & 0xff, low >> 8, low & 0xff]);
}
