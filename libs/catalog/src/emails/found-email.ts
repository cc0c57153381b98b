import { webUrl } from '@capstan/parsing';
import { emailAddressOf } from '../text/email-address.js';
import { isSameSite } from '../vendors/company_site/company-domain.js';
import type { EmailsParams } from './emails.params.js';
import type { EmailsResult, FoundStatus } from './emails.result.js';
import { patternOf } from './patterns/address-pattern.js';
import { wordsOfName } from './patterns/name-words.js';

const MAX_SOURCES = 10;

/** An address as reported by a source. */
export interface FoundEmail {
  email: string;
  /** 0 to 100. */
  confidence: number;
  status: FoundStatus;
  provider: string;
  /** The person the source reports for a loose match, if it names one. */
  person?: { first_name: string; last_name: string };
  /** Pages that contain the address. */
  urls?: readonly string[];
}

/** The empty result. */
export function noEmail(): EmailsResult {
  return { email: null, confidence: 0, status: null, pattern: null, sources: [], candidates: [] };
}

/**
 * Maps an address to a result; not found if it is not a valid address, belongs to another person, or is at another domain
 * than requested.
 */
export function toEmailsResult(params: EmailsParams, found: FoundEmail): EmailsResult {
  const address = emailAddressOf(found.email);
  if (!address || !isSameSite(address.domain, params.domain) || !isRequestedPerson(found, params))
    return noEmail();
  const pages = (found.urls ?? [])
    .flatMap((url) => webUrl(url)?.href ?? [])
    .filter((url) => url.length <= 2048);
  const urls: (string | null)[] = pages.length > 0 ? [...new Set(pages)].slice(0, MAX_SOURCES) : [null];
  return {
    email: address.text.toLowerCase(),
    confidence: Math.round(Math.min(100, Math.max(0, found.confidence))),
    status: found.status,
    pattern: patternOf(address.local, params.first_name, params.last_name) ?? null,
    sources: urls.map((url) => ({ provider: found.provider, url })),
    candidates: [],
  };
}

/** Whether names are equal in the form used in addresses; names in other scripts are compared by letter. */
function isRequestedPerson({ person }: FoundEmail, asked: EmailsParams): boolean {
  if (!person) return true;
  const [said, wanted] = [person, asked].map(({ first_name, last_name }) => [
    `${first_name} ${last_name}`.toLowerCase(),
    ...wordsOfName(first_name, last_name).map(({ first, last }) => `${first} ${last}`),
  ]) as [string[], string[]];
  return said.some((name) => wanted.includes(name));
}
