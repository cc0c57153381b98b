import { domainToASCII } from 'node:url';
import { getDomain, parse } from 'tldts';

/**
 * Extracts the host from a domain or URL: `https://www.Acme.com/about` and `acme.com` are both `acme.com`; non-ASCII
 * names become punycode. `undefined` if it is not below a public suffix (an IP address, `localhost`, `printer.internal`).
 */
export function companyDomainOf(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  // The URL parser drops control characters silently; a URL with them is a mistake or an attack.
  if (/[\s\p{Cc}]/u.test(trimmed)) return undefined;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.port !== '') return undefined;
  const host = domainToASCII(url.hostname)
    .replace(/\.$/, '')
    .replace(/^www\./, '');
  const { domain, isIp, isIcann } = parse(host);
  return domain !== null && isIp === false && isIcann === true && host.length <= 253 ? host : undefined;
}

/** Whether two hosts have the same registrable domain: `shop.acme.co.uk` and `acme.co.uk`. */
export function isSameSite(one: string, other: string): boolean {
  const registered = getDomain(one, { allowPrivateDomains: true });
  return registered !== null && registered === getDomain(other, { allowPrivateDomains: true });
}
