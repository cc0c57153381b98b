import type { CompanySocials } from './enrich-company.result.js';

export type SocialField = keyof CompanySocials;

/** Which URLs are profiles of an organization, and their canonical form. */
const PAGES: Readonly<Record<SocialField, { path: RegExp; host: RegExp; canonical: string }>> = {
  linkedin_url: {
    host: /^(?:[a-z]{2,3}\.)?linkedin\.com$/,
    path: /^\/((?:company|school|showcase)\/[\p{L}\p{N}%._-]+)/u,
    canonical: 'https://www.linkedin.com/',
  },
  x_url: {
    host: /^(?:mobile\.)?(?:twitter|x)\.com$/,
    path: /^\/(?!(?:share|intent|home|search|hashtag|i|login|privacy|tos)(?:\/|$))(\w{1,15})\/?$/,
    canonical: 'https://x.com/',
  },
  github_url: {
    host: /^github\.com$/,
    path: /^\/(?!(?:features|about|login|sponsors|topics|search|site|marketplace|pricing)(?:\/|$))([a-z\d-]{1,39})\/?$/i,
    canonical: 'https://github.com/',
  },
  facebook_url: {
    host: /^(?:m\.|[a-z]{2}-[a-z]{2}\.)?facebook\.com$/,
    path: /^\/(?!(?:sharer|share|dialog|plugins|login|profile\.php|tr|events|groups)(?:\/|\.php|$))([\p{L}\p{N}%._-]{2,})\/?$/u,
    canonical: 'https://www.facebook.com/',
  },
  crunchbase_url: {
    host: /^crunchbase\.com$/,
    path: /^\/(organization\/[a-z\d-]+)/i,
    canonical: 'https://www.crunchbase.com/',
  },
};

export const SOCIAL_FIELDS = Object.keys(PAGES) as SocialField[];

/** The canonical URL of an organization's profile; null for other URLs. */
export function socialUrl(field: SocialField, address: string | null | undefined): string | null {
  if (!address || address.length > 500) return null;
  const url = URL.parse(address) ?? URL.parse(`https://${address}`);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const { host, path, canonical } = PAGES[field];
  if (!host.test(url.hostname.replace(/^www\./, ''))) return null;
  const page = path.exec(url.pathname)?.[1];
  return page === undefined ? null : canonical + page;
}

/** The profiles among URLs; several of one network are ambiguous and dropped. */
export function socialsAmong(addresses: readonly string[]): Partial<CompanySocials> {
  return Object.fromEntries(
    SOCIAL_FIELDS.flatMap((field) => {
      const pages = new Set(
        addresses.map((address) => socialUrl(field, address)).filter((page) => page !== null),
      );
      return pages.size === 1 ? [[field, [...pages][0]]] : [];
    }),
  );
}
