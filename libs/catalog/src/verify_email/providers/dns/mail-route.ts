import { Resolver } from 'node:dns/promises';
import type { EmailReason } from '../../verify-email.result.js';

/** The mail servers of a domain according to DNS. */
export type MailRoute =
  | { hosts: string[] }
  | { reason: Extract<EmailReason, 'domain_not_found' | 'no_mail_server' | 'null_mx'> };

/**
 * Resolves the hosts that accept mail for a domain (RFC 5321, 5.1; RFC 7505). @throws any DNS error but a negative
 * response.
 */
export async function mailRouteOf(domain: string, resolver: Resolver): Promise<MailRoute> {
  const records = await known(() => resolver.resolveMx(domain));
  if (records === 'no such name') return { reason: 'domain_not_found' };
  if (records === 'no such record') return addressRecordRoute(domain, resolver);
  const hosts = records
    .toSorted((one, other) => one.priority - other.priority)
    .flatMap(({ exchange }) => (exchange === '' || exchange === '.' ? [] : [exchange]));
  return hosts.length > 0 ? { hosts } : { reason: 'null_mx' };
}

/** Without MX records the host of that name accepts mail, if it exists. */
async function addressRecordRoute(domain: string, resolver: Resolver): Promise<MailRoute> {
  for (const family of [4, 6] as const) {
    const addresses = await known(() =>
      family === 4 ? resolver.resolve4(domain) : resolver.resolve6(domain),
    );
    if (addresses === 'no such name') break;
    if (addresses !== 'no such record') return { hosts: [domain] };
  }
  return { reason: 'no_mail_server' };
}

/** A DNS response, including negative ones; other errors are not statements about the domain. */
async function known<T>(ask: () => Promise<T[]>): Promise<T[] | 'no such name' | 'no such record'> {
  try {
    const records = await ask();
    return records.length > 0 ? records : 'no such record';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND') return 'no such name';
    if (code === 'ENODATA') return 'no such record';
    throw error;
  }
}
