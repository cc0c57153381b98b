import { isIP } from 'node:net';
import type { HostAllowList } from './host-allow-list.js';
import { OutboundError, refusedAddress } from '../errors/outbound.error.js';
import { isPublicAddress } from './public-address.js';

/** Servers respond 414 to longer ones. */
const MAX_URL_LENGTH = 8192;

/** Ports of other protocols: the "bad ports" of the Fetch standard. */
const FORBIDDEN_PORTS = new Set(
  (
    '0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 ' +
    '119 123 135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 ' +
    '636 989 990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 ' +
    '6697 10080'
  ).split(' '),
);

/**
 * Parses a URL that a caller wants to fetch. The WHATWG parser converts decimal, octal, hexadecimal and short IPv4
 * hosts to dotted form, so the result shows the address that would be connected to. Does not resolve the host:
 * whether the address is public is checked on connection.
 * @throws OutboundError `invalid_url`: not absolute, not http(s), with credentials, or a forbidden port;
 * `refused_address`: a forbidden port of a non-public address.
 */
export function checkUrl(url: string, allowList?: HostAllowList): URL {
  if (url.length > MAX_URL_LENGTH) throw invalid(`the URL must be at most ${MAX_URL_LENGTH} characters`);
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined) throw invalid('the URL must be an absolute http or https URL');
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') {
    throw invalid('the URL must have the scheme http or https');
  }
  if (parsed.username !== '' || parsed.password !== '') throw invalid('the URL must not contain credentials');
  if (parsed.hostname === '') throw invalid('the URL must have a host');
  if (FORBIDDEN_PORTS.has(parsed.port) && !allowList?.has(parsed)) {
    // Other ports of it would be rejected as well.
    if (isPrivateLiteral(parsed)) throw refusedAddress(hostForMessage(parsed));
    throw invalid(`port ${parsed.port} is not allowed for HTTP`);
  }
  return parsed;
}

function isPrivateLiteral({ hostname }: URL): boolean {
  const literal = literalAddress(hostname);
  return literal !== undefined && !isPublicAddress(literal);
}

function invalid(message: string): OutboundError {
  return new OutboundError('invalid_url', message);
}

/** Returns how messages refer to the host of a URL: by name, never by address. */
export function hostForMessage(url: URL): string {
  return literalAddress(url.hostname) === undefined ? url.hostname : 'the host';
}

/** Returns the IP address when the host of a URL (with or without brackets) is one; otherwise undefined. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return isIP(bare) === 0 ? undefined : bare;
}
