import { cutText } from '@capstan/text-analysis';
import { companyDomainOf } from '../vendors/company_site/company-domain.js';
import { CompanySocials, type EnrichCompanyResult } from './enrich-company.result.js';
import { socialUrl } from './social-url.js';

/** How a source identified the company. */
export const CONFIDENCE = { byDomain: 0.9, byNameAndCountry: 0.75, byName: 0.6 } as const;

type Facts = Omit<EnrichCompanyResult, 'sources' | 'confidence' | 'socials'> & {
  socials: Partial<CompanySocials>;
};

/** Facts as reported by a source; missing, empty and invalid values are unknown. */
export type CompanyFacts = { [K in keyof Facts]?: Facts[K] | undefined };

interface Origin {
  provider: string;
  url: string | null;
  confidence: number;
}

const MAX_TEXT = 300;
const MAX_DESCRIPTION = 2_000;
const MAX_CONTACTS = 5;

/** Maps the facts of one source to a result. */
export function toCompanyResult(
  facts: CompanyFacts,
  { provider, url, confidence }: Origin,
): EnrichCompanyResult {
  const employees = wholeNumber(facts.employee_count, 100_000_000);
  const known = {
    name: plainText(facts.name),
    legal_name: plainText(facts.legal_name),
    domain: (facts.domain ? companyDomainOf(facts.domain) : undefined) ?? null,
    description: plainText(facts.description, MAX_DESCRIPTION),
    industry: plainText(facts.industry),
    employee_count: employees,
    employee_count_year: employees === null ? null : year(facts.employee_count_year),
    founded_year: year(facts.founded_year),
    headquarters: plainText(facts.headquarters),
    country: fitting(facts.country?.toUpperCase(), /^[A-Z]{2}$/),
    chief_executive: plainText(facts.chief_executive),
    ticker: plainText(facts.ticker, 20),
    lei: fitting(facts.lei?.toUpperCase(), /^[A-Z0-9]{18}\d{2}$/),
    registration_number: plainText(facts.registration_number, 60),
    wikidata_id: fitting(facts.wikidata_id, /^Q[1-9]\d*$/),
    logo_url: httpUrl(facts.logo_url),
    emails: contacts(
      facts.emails?.map((email) => email.toLowerCase()),
      /^[^\s@<>"'(),:;]{1,64}@[^\s@<>"'(),:;]+\.[^\s@.<>"'(),:;]{2,}$/,
    ),
    phones: contacts(facts.phones, /^\+?[\d\s().\-/]{5,30}$/),
    socials: socialsOf(facts.socials ?? {}),
  };
  return { ...known, sources: [{ provider, url: httpUrl(url), fields: knownFields(known) }], confidence };
}

/** Names of the known fields of a result; pages in other networks count as `socials`. */
export function knownFields(result: Omit<EnrichCompanyResult, 'sources' | 'confidence'>): string[] {
  return Object.entries(result)
    .filter(([field, value]) => field !== 'sources' && field !== 'confidence' && isKnown(value))
    .map(([field]) => field);
}

function isKnown(value: unknown): boolean {
  if (value === null) return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' ? Object.values(value).some((part) => part !== null) : true;
}

/** One line of text without control characters. */
function plainText(text: string | null | undefined, maxLength = MAX_TEXT): string | null {
  const line = (text ?? '')
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return line === '' ? null : cutText(line, maxLength);
}

function fitting(text: string | null | undefined, pattern: RegExp): string | null {
  return text && pattern.test(text) ? text : null;
}

function wholeNumber(value: number | null | undefined, maximum: number): number | null {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= maximum
    ? (value as number)
    : null;
}

/** Universities predate companies; a founding year cannot be in the future. */
function year(value: number | null | undefined): number | null {
  const known = wholeNumber(value, new Date().getUTCFullYear());
  return known !== null && known >= 500 ? known : null;
}

function httpUrl(text: string | null | undefined): string | null {
  if (!text || text.length > 2_048) return null;
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url.href : null;
}

function contacts(list: readonly string[] | undefined, pattern: RegExp): string[] {
  const fit = (list ?? [])
    .map((text) => text.trim())
    .filter((text) => text.length <= 254 && pattern.test(text));
  return [...new Set(fit)].slice(0, MAX_CONTACTS);
}

function socialsOf(socials: Partial<CompanySocials>): CompanySocials {
  return {
    linkedin_url: socialUrl('linkedin_url', socials.linkedin_url),
    x_url: socialUrl('x_url', socials.x_url),
    github_url: socialUrl('github_url', socials.github_url),
    facebook_url: socialUrl('facebook_url', socials.facebook_url),
    crunchbase_url: socialUrl('crunchbase_url', socials.crunchbase_url),
  };
}
