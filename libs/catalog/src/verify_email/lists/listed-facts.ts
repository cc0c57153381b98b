import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { getDomain } from 'tldts';
import type { EmailAddress } from '../../text/email-address.js';
import { FREE_DOMAINS } from './free-domains.js';
import { likelyDomain } from './likely-domain.js';
import { ROLE_NAMES } from './role-names.js';

const DISPOSABLE_DOMAINS = disposableEmailBlocklistSet();

/** The entries of an address in the built-in lists. */
export interface ListedFacts {
  is_free: boolean;
  is_role: boolean;
  is_disposable: boolean;
  did_you_mean: string | null;
}

/** Looks an address up in the built-in lists. */
export function listedFacts({ local, domain }: EmailAddress): ListedFacts {
  const likely = likelyDomain(domain);
  // Disposable mailboxes are often on a subdomain.
  const registered = getDomain(domain) ?? domain;
  return {
    is_free: FREE_DOMAINS.has(domain),
    is_role: ROLE_NAMES.has((local.split('+')[0] ?? '').toLowerCase()),
    is_disposable: DISPOSABLE_DOMAINS.has(domain) || DISPOSABLE_DOMAINS.has(registered),
    did_you_mean: likely === undefined ? null : `${local}@${likely}`,
  };
}
