import { Resolver } from 'node:dns/promises';
import type { EmailReason } from '../../verify-email.result.js';

/** How mail reaches a domain, as the name system says. */
export type MailRoute =
  { hosts: string[] } | { reason: Extract<EmailReason, 'domain_not_found' | 'no_mail_server' | 'null_mx'> };

/** Hosts that take mail for a domain (RFC 5321, 5.1; RFC 7505). @throws whatever keeps the name system from answering. */
export async function mailRouteOf(domain: string, resolver: Resolver): Promise<MailRoute> {
  const records = await known(() => resolver.resolveMx(domain));
  if (records === 'no such name') return { reason: 'domain_not_found' };
  if (records === 'no such record') return hostItself(domain, resolver);
  const hosts = records
    .toSorted((one, other) => one.priority - other.priority)
    .flatMap(({ exchange }) => (exchange === '' || exchange === '.' ? [] : [exchange]));
  return hosts.length > 0 ? { hosts } : { reason: 'null_mx' };
}

/** Without MX records the host of that name takes mail, if there is one. */
async function hostItself(domain: string, resolver: Resolver): Promise<MailRoute> {
  for (const family of [4, 6] as const) {
    const addresses = await known(() =>
      family === 4 ? resolver.resolve4(domain) : resolver.resolve6(domain),
    );
    if (addresses === 'no such name') break;
    if (addresses !== 'no such record') return { hosts: [domain] };
  }
  return { reason: 'no_mail_server' };
}

/** An answer of the name system, also one that there is nothing; all else says nothing of the domain. */
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
