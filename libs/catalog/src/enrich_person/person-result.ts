import { plainText, webUrl } from '@capstan/parsing';
import { cutText } from '@capstan/text-analysis';
import type {
  EnrichPersonResult,
  PersonEmail,
  PersonPosition,
  PersonSocials,
} from './enrich-person.result.js';

/** How a source identified the person. */
export const CONFIDENCE = { byIdentifier: 0.95, byEmail: 0.9, byNameAndEmployer: 0.8 } as const;

type Fields = Omit<EnrichPersonResult, 'sources' | 'confidence' | 'socials' | 'emails'>;

/** Facts as reported by a source; missing, empty and invalid values are unknown. */
export type PersonFacts = { [K in keyof Fields]?: Fields[K] | undefined } & {
  socials?: { [K in keyof PersonSocials]?: string | null };
  emails?: readonly { value: string; type: PersonEmail['type']; status: string | null }[];
};

interface Origin {
  provider: string;
  url: string | null;
  confidence: number;
}

const MAX_TEXT = 300;
const MAX_BIO = 2000;
const MAX_LIST = 20;
const EMAIL = /^[^\s@<>"'(),:;]{1,64}@[^\s@<>"'(),:;]+\.[^\s@.<>"'(),:;]{2,}$/;
const PHONE = /^\+?[\d\s().\-/]{5,30}$/;
const ORCID = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/;
const HOSTS: Readonly<Record<Exclude<keyof PersonSocials, 'website_url'>, RegExp>> = {
  linkedin_url: /^(?:[a-z]{2,3}\.)?linkedin\.com$/,
  github_url: /^github\.com$/,
  x_url: /^(?:mobile\.)?(?:twitter|x)\.com$/,
};

/** Maps the facts of one source to a result. */
export function toPersonResult(
  facts: PersonFacts,
  { provider, url, confidence }: Origin,
): EnrichPersonResult {
  const known = {
    full_name: line(facts.full_name),
    first_name: line(facts.first_name),
    last_name: line(facts.last_name),
    headline: line(facts.headline),
    title: line(facts.title),
    company: employerOf(facts.company),
    location: line(facts.location),
    emails: emailsOf(facts.emails ?? []),
    phones: [...new Set((facts.phones ?? []).map((phone) => phone.trim()))]
      .filter((phone) => PHONE.test(phone))
      .slice(0, MAX_LIST),
    orcid: ORCID.test(facts.orcid ?? '') ? (facts.orcid ?? null) : null,
    wikidata_id: /^Q[1-9]\d*$/.test(facts.wikidata_id ?? '') ? (facts.wikidata_id ?? null) : null,
    socials: {
      linkedin_url: page('linkedin_url', facts.socials?.linkedin_url),
      github_url: page('github_url', facts.socials?.github_url),
      x_url: page('x_url', facts.socials?.x_url),
      website_url: address(facts.socials?.website_url),
    },
    photo_url: address(facts.photo_url),
    bio: line(facts.bio, MAX_BIO),
    employment: positions(facts.employment),
    education: positions(facts.education),
  };
  return { ...known, sources: [{ provider, url: address(url), fields: knownFields(known) }], confidence };
}

/** The empty result. */
export function unknownPerson(): EnrichPersonResult {
  return { ...toPersonResult({}, { provider: '', url: null, confidence: 0 }), sources: [] };
}

/** Names of the known fields of a result. */
export function knownFields(result: Omit<EnrichPersonResult, 'sources' | 'confidence'>): string[] {
  return Object.entries(result)
    .filter(([field, value]) => field !== 'sources' && field !== 'confidence' && isKnown(value))
    .map(([field]) => field);
}

/** Whether a value is not empty. */
export function isKnown(value: unknown): boolean {
  if (value === null) return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' ? Object.values(value).some((part) => part !== null) : true;
}

function line(text: string | null | undefined, maxLength = MAX_TEXT): string | null {
  const known = plainText((text ?? '').toWellFormed())
    .replaceAll(/\p{C}+/gu, ' ')
    .trim();
  return known === '' ? null : cutText(known, maxLength);
}

function address(text: string | null | undefined): string | null {
  return text && text.length <= 2048 ? (webUrl(text)?.href ?? null) : null;
}

/** A URL of that network only; vendors write them with and without a scheme. */
function page(place: keyof typeof HOSTS, text: string | null | undefined): string | null {
  if (!text) return null;
  const known = address(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (known === null) return null;
  const url = new URL(known);
  const isPage = HOSTS[place].test(url.hostname.replace(/^www\./, '')) && url.pathname.length > 1;
  return isPage ? `https://${url.hostname}${url.pathname}` : null;
}

function employerOf(employer: PersonFacts['company']): EnrichPersonResult['company'] {
  const [name, domain] = [
    line(employer?.name),
    line(employer?.domain)
      ?.toLowerCase()
      .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
      .split('/', 1)[0] ?? null,
  ];
  const known = {
    name,
    domain: domain !== null && /^[\p{L}\p{N}.-]+\.\p{L}{2,}$/u.test(domain) ? domain : null,
  };
  return known.name === null && known.domain === null ? null : known;
}

function emailsOf(emails: NonNullable<PersonFacts['emails']>): PersonEmail[] {
  const byValue = new Map(
    emails
      .map(({ value, type, status }) => ({ value: value.trim().toLowerCase(), type, status: line(status) }))
      // Apollo's placeholder for addresses that are not paid for.
      .filter(
        ({ value }) => value.length <= 254 && EMAIL.test(value) && !value.startsWith('email_not_unlocked@'),
      )
      .map((email) => [email.value, email]),
  );
  return [...byValue.values()].slice(0, MAX_LIST);
}

function positions(list: readonly PersonPosition[] | undefined): PersonPosition[] {
  return (list ?? [])
    .flatMap(({ organisation, title, start_year, end_year }) => {
      const name = line(organisation);
      return name === null
        ? []
        : [
            {
              organisation: name,
              title: line(title),
              start_year: year(start_year),
              end_year: year(end_year),
            },
          ];
    })
    .slice(0, MAX_LIST);
}

function year(value: number | null): number | null {
  return Number.isInteger(value) && value !== null && value >= 1500 && value <= 2200 ? value : null;
}
