import { fieldsOf, numberOf, textOf } from '@capstan/parsing';
import { isSameSite } from '../../../vendors/company_site/company-domain.js';
import type { CompanyFacts } from '../../company-result.js';
import { socialsAmong } from '../../social-url.js';

type Thing = Readonly<Record<string, unknown>>;

const MAX_TEXTS = 30;
const MAX_TEXT_CHARS = 500_000;
const MAX_THINGS = 500;
const MAX_DEPTH = 6;

const ORGANIZATION =
  /(?:Organization|Corporation|Business|Airline|Consortium|Cooperative|Store|Shop|Restaurant|Hotel|Agency|Agent|Dealer|Company|NGO|Service|University|Bank|BankOrCreditUnion|Attorney|Dentist|Hospital)$/;

/**
 * Returns the facts in the schema.org markup of a page about the organization that owns the site; `undefined` if it
 * describes none, or only others (customers, publishers of quoted content).
 */
export function readOrganization(texts: readonly string[], domain: string): CompanyFacts | undefined {
  const things: Thing[] = [];
  for (const text of texts.slice(0, MAX_TEXTS)) collect(parsed(text), things, 0);
  const organizations = things.filter((thing) =>
    textsOf(thing['@type']).some((type) => ORGANIZATION.test(type)),
  );
  const named = organizations.filter(({ name, legalName }) => firstText(name) ?? firstText(legalName));
  const own = named.filter((thing) => isOf(thing, domain));
  const silent = named.filter(({ url }) => firstText(url) === undefined);
  const [organization] = own.length > 0 ? own : silent.length === 1 ? silent : [];
  return organization && toFacts(organization, domain);
}

function isOf(thing: Thing, domain: string): boolean {
  const host = URL.parse(firstText(thing.url) ?? firstText(thing['@id']) ?? '')?.hostname;
  return host !== undefined && isSameSite(host, domain);
}

function toFacts(thing: Thing, domain: string): CompanyFacts {
  const address = fieldsOf(first(thing.address) ?? first(fieldsOf(first(thing.location)).address));
  const contacts = [thing, ...listed(thing.contactPoint).map(fieldsOf)];
  const country = firstText(address.addressCountry) ?? firstText(fieldsOf(address.addressCountry).name);
  return {
    name: firstText(thing.name),
    legal_name: firstText(thing.legalName),
    domain,
    description: firstText(thing.description),
    employee_count: employeesOf(first(thing.numberOfEmployees)),
    founded_year: yearOf(firstText(thing.foundingDate) ?? first(thing.foundingDate)),
    headquarters: firstText(address.addressLocality),
    country: country?.length === 2 ? country : undefined,
    ticker: firstText(thing.tickerSymbol),
    lei: firstText(thing.leiCode),
    logo_url: absolute(firstText(thing.logo) ?? imageOf(first(thing.logo)), domain),
    emails: contacts.flatMap(({ email }) => textsOf(email)).map((email) => email.replace(/^mailto:/i, '')),
    phones: contacts
      .flatMap(({ telephone }) => textsOf(telephone))
      .map((phone) => phone.replace(/^tel:/i, '')),
    socials: socialsAmong(textsOf(thing.sameAs)),
  };
}

const imageOf = (value: unknown): string | undefined =>
  firstText(fieldsOf(value).url) ??
  firstText(fieldsOf(value).contentUrl) ??
  firstText(fieldsOf(value)['@id']);

/** A number, or one written as text; a range is not a number. */
function employeesOf(value: unknown): number | null {
  const stated = typeof value === 'object' ? fieldsOf(value).value : value;
  return typeof stated === 'string' && /^\d{1,9}$/.test(stated.trim()) ? Number(stated) : numberOf(stated);
}

function yearOf(value: unknown): number | null {
  const year = /^\d{4}(?=$|-)/.exec(String(numberOf(value) ?? textOf(value)))?.[0];
  return year === undefined ? null : Number(year);
}

function absolute(address: string | undefined, domain: string): string | null {
  return address === undefined ? null : (URL.parse(address, `https://${domain}/`)?.href ?? null);
}

/** Every node of the markup, including nested ones; limited in number and depth. */
function collect(value: unknown, things: Thing[], depth: number): void {
  if (depth > MAX_DEPTH || things.length >= MAX_THINGS || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, MAX_THINGS)) collect(item, things, depth + 1);
    return;
  }
  const thing = fieldsOf(value);
  if (thing['@type'] !== undefined) things.push(thing);
  for (const inside of [thing['@graph'], thing.publisher, thing.mainEntity, thing.about, thing.provider]) {
    collect(inside, things, depth + 1);
  }
}

function parsed(text: string): unknown {
  if (text.length > MAX_TEXT_CHARS) return undefined;
  try {
    return JSON.parse(text.replace(/^\s*(?:<!\[CDATA\[|<!--)/, '').replace(/(?:\]\]>|-->)\s*$/, ''));
  } catch {
    return undefined;
  }
}

const listed = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.slice(0, 50) : [value];

const first = (value: unknown): unknown => listed(value)[0];

/** Texts of a value that may be a string, a list, or `{ "@value": … }`. */
function textsOf(value: unknown): string[] {
  return listed(value)
    .map((item) => textOf(item) || textOf(fieldsOf(item)['@value']))
    .filter((text) => text.trim() !== '');
}

const firstText = (value: unknown): string | undefined => textsOf(value)[0];
