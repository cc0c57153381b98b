import { domainToASCII } from 'node:url';
import { getDomain, parse } from 'tldts';

/**
 * The host in what people call a domain: `https://www.Acme.com/about` and `acme.com` are both `acme.com`; names beyond
 * ASCII become punycode. Undefined when it is no name under a public suffix (an address of a machine, `localhost`,
 * `printer.internal`).
 */
export function companyDomainOf(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  // The URL parser drops control characters silently; an address with them is a mistake or a trick.
  if (/[\s\p{Cc}]/u.test(trimmed)) return undefined;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.port !== '') return undefined;
  const host = domainToASCII(url.hostname)
    .replace(/\.$/, '')
    .replace(/^www\./, '');
  const { domain, isIp, isIcann } = parse(host);
  return domain !== null && isIp === false && isIcann === true && host.length <= 253 ? host : undefined;
}

/** Whether two hosts are of the same registered domain: `shop.acme.co.uk` and `acme.co.uk`. */
export function isSameSite(one: string, other: string): boolean {
  const registered = getDomain(one, { allowPrivateDomains: true });
  return registered !== null && registered === getDomain(other, { allowPrivateDomains: true });
}
