import { isSameSite } from '../../../vendors/company_site/company-domain.js';
import { isSameCompanyName } from '../../company-name.js';
import type { CompanyFacts } from '../../company-result.js';
import {
  commonsFileUrl,
  currentCount,
  currentItemIds,
  currentStatements,
  currentTexts,
  currentYear,
  yearOf,
} from '../../../vendors/wikidata/statements.js';
import type { WikidataItem } from '../../../vendors/wikidata/wikidata-item.js';

const HUMAN = 'Q5';

/** Kinds of organization that items are most often an instance of. */
const ORGANIZATIONS: ReadonlySet<string> = new Set([
  'Q4830453', // business
  'Q783794', // company
  'Q6881511', // enterprise
  'Q891723', // public company
  'Q5621421', // privately held company
  'Q43229', // organization
  'Q163740', // non-profit organization
  'Q22687', // bank
  'Q1058914', // software company
  'Q18388277', // technology company
  'Q161726', // multinational corporation
  'Q167037', // corporation
  'Q219577', // holding company
  'Q46970', // airline
  'Q3918', // university
  'Q31855', // research institute
  'Q658255', // subsidiary
]);

/** Properties that only organizations have: headquarters, employees, LEI, chief executive, stock exchange. */
const OF_ORGANIZATIONS = ['P159', 'P1128', 'P1278', 'P169', 'P414'];

const INSTANCE_OF = 'P31';
const WEBSITE = 'P856';
const INDUSTRY = 'P452';
const HEADQUARTERS = 'P159';
const COUNTRY = 'P17';
const CHIEF_EXECUTIVE = 'P169';
const EMPLOYEES = 'P1128';
const STOCK_EXCHANGE = 'P414';
const TICKER = 'P249';
const POINT_IN_TIME = 'P585';

/** Whether an item is an organization of any kind. */
export function isOrganization(item: WikidataItem): boolean {
  const kinds = currentItemIds(item, INSTANCE_OF);
  if (kinds.includes(HUMAN)) return false;
  return (
    kinds.some((kind) => ORGANIZATIONS.has(kind)) ||
    OF_ORGANIZATIONS.some((property) => item.statements.has(property))
  );
}

/** Whether a name is one of the labels or aliases, in any language. */
export function isCalled(item: WikidataItem, name: string): boolean {
  const names = [...item.labels.values(), ...[...item.aliases.values()].flat()];
  return names.some((candidate) => isSameCompanyName(candidate, name));
}

/** Hosts of its official websites. */
export function hostsOf(item: WikidataItem): string[] {
  return currentTexts(item, WEBSITE).flatMap(
    (address) => URL.parse(address)?.hostname.replace(/^www\./, '') ?? [],
  );
}

/** Whether it may have this domain: it states the domain, or none. */
export function mayHaveDomain(item: WikidataItem, domain: string): boolean {
  const hosts = hostsOf(item);
  return hosts.length === 0 || hosts.some((host) => isSameSite(host, domain));
}

/** The country of its headquarters as an item. */
export function countryItemOf(item: WikidataItem): string | undefined {
  return currentItemIds(item, COUNTRY)[0];
}

/** Items whose names are needed for the facts. */
export function namedItemsOf(item: WikidataItem): string[] {
  return [INDUSTRY, HEADQUARTERS, CHIEF_EXECUTIVE].flatMap((property) =>
    currentItemIds(item, property).slice(0, 1),
  );
}

/**
 * The facts of an item. The requested domain takes precedence over its other sites.
 * @param names of the items it refers to, in the language of the result.
 */
export function toCompanyFacts(
  item: WikidataItem,
  names: ReadonlyMap<string, string>,
  { country, domain }: { country: string | null; domain: string | undefined },
): CompanyFacts {
  const hosts = hostsOf(item);
  const isAsked = domain !== undefined && hosts.some((host) => isSameSite(host, domain));
  const nameOf = (property: string): string | undefined => names.get(currentItemIds(item, property)[0] ?? '');
  const text = (property: string): string | undefined => currentTexts(item, property)[0];
  const page = (property: string, base: string): string | null => {
    const id = text(property);
    return id === undefined ? null : `${base}${encodeURIComponent(id)}`;
  };
  const logo = text('P154');
  return {
    name: item.labels.get('en') ?? item.labels.get('mul') ?? [...item.labels.values()][0],
    legal_name: text('P1448'),
    domain: isAsked ? domain : hosts[0],
    description: item.descriptions.get('en'),
    industry: nameOf(INDUSTRY),
    employee_count: currentCount(item, EMPLOYEES),
    employee_count_year: employeeYear(item),
    founded_year: currentYear(item, 'P571'),
    headquarters: nameOf(HEADQUARTERS),
    country,
    chief_executive: nameOf(CHIEF_EXECUTIVE),
    ticker: tickerOf(item),
    lei: text('P1278'),
    wikidata_id: item.id,
    logo_url: logo === undefined ? null : commonsFileUrl(logo),
    socials: {
      linkedin_url: page('P4264', 'https://www.linkedin.com/company/'),
      x_url: page('P2002', 'https://x.com/'),
      github_url: page('P2037', 'https://github.com/'),
      facebook_url: page('P2013', 'https://www.facebook.com/'),
      crunchbase_url: page('P2088', 'https://www.crunchbase.com/organization/'),
    },
  };
}

function employeeYear(item: WikidataItem): number | null {
  const [when] = currentStatements(item, EMPLOYEES)[0]?.qualifiers.get(POINT_IN_TIME) ?? [];
  return when ? yearOf(when) : null;
}

/** The symbol is a qualifier of the listing at an exchange. */
function tickerOf(item: WikidataItem): string | null {
  const listings = currentStatements(item, STOCK_EXCHANGE).flatMap(
    ({ qualifiers }) => qualifiers.get(TICKER) ?? [],
  );
  return listings.flatMap((value) => (value.kind === 'text' ? [value.text] : []))[0] ?? null;
}
