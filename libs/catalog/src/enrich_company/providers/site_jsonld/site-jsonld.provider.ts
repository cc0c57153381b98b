import { type CallContext, type CapabilityProvider, DefineProvider, defineReading } from '@capstan/kit';
import { readsLikeWall } from '@capstan/page-reading';
import { CONFIDENCE, type CompanyFacts, toCompanyResult } from '../../company-result.js';
import type { EnrichCompanyParams } from '../../enrich-company.params.js';
import type { EnrichCompanyResult } from '../../enrich-company.result.js';
import { unknownCompany } from '../../unknown-company.js';
import { joinedFacts } from './joined-facts.js';
import type { SiteFacts, readSiteFacts } from './site-facts.reading.js';
import { SitePages } from '../../../vendors/company_site/site-pages.js';

const SITE_FACTS = defineReading<typeof readSiteFacts>(
  import.meta.url,
  './site-facts.reading.js',
  'readSiteFacts',
);

/** Pages read in addition to the first. */
const MAX_FURTHER = 2;

/** Common paths of such pages, used if the first page links to none. */
const USUAL = ['/about', '/contact'];

/** Content of a parked domain is not about a company. */
const PARKED =
  /\b(?:domain (?:name )?(?:is|may be) for sale|buy this domain|domain is parked|parked (?:free|domain))\b/i;

/** The company's own site: its schema.org markup, the head of its pages, its links. */
@DefineProvider({ name: 'site_jsonld', title: 'Own website', failuresAreTargets: true })
export class SiteJsonldProvider implements CapabilityProvider<EnrichCompanyParams, EnrichCompanyResult> {
  constructor(private readonly pages: SitePages) {}

  isConfigured(): boolean {
    return true;
  }

  supports({ domain }: EnrichCompanyParams): boolean {
    return domain !== undefined;
  }

  async call({ domain = '' }: EnrichCompanyParams, context: CallContext): Promise<EnrichCompanyResult> {
    const endsAt = Date.now() + context.timeoutMs;
    const home = await this.pages.home(domain, SITE_FACTS, context);
    if (!home) return unknownCompany();
    if (isParkedOrBlocked(home.page)) return unknownCompany();
    const timeoutMs = Math.floor((endsAt - Date.now()) / 2);
    const further = await Promise.all(
      furtherAddresses(home.page, home.url).map((url) =>
        this.pages.further(url, domain, SITE_FACTS, context, timeoutMs),
      ),
    );
    const others = further.flatMap((found) => found?.page ?? []);
    return toCompanyResult(factsOf(home.page, others), {
      provider: 'site_jsonld',
      url: home.url,
      confidence: CONFIDENCE.byDomain,
    });
  }
}

/** A bot wall, or a page of a domain seller. */
function isParkedOrBlocked({ title, page }: SiteFacts): boolean {
  const description = page.description ?? '';
  return PARKED.test(`${title} ${description}`) || readsLikeWall(title, description);
}

function furtherAddresses({ about }: SiteFacts, home: string): string[] {
  const usual = USUAL.map((path) => new URL(path, home).href);
  return (about.length > 0 ? about : usual).slice(0, MAX_FURTHER);
}

/** Markup before other facts, the first page before others, because pages describe themselves rather than the company. */
function factsOf(first: SiteFacts, others: readonly SiteFacts[]): CompanyFacts {
  const links = others.map(({ page: { emails, phones, socials } }) => ({ emails, phones, socials }));
  const stated = [first, ...others].flatMap(({ organization }) => organization ?? []);
  return joinedFacts([...stated, first.page, ...links]);
}
