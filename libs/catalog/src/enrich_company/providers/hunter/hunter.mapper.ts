import { fieldsOf, listOf, numberOf, textOf } from '@capstan/kit';
import type { CompanyFacts } from '../../company-result.js';

/** Parses a company; `undefined` if the response has none. A range of employees is not a number. */
export function toCompanyFacts(body: unknown): CompanyFacts | undefined {
  const data = fieldsOf(fieldsOf(body).data);
  if (textOf(data.name) === '' && textOf(data.domain) === '') return undefined;
  const site = fieldsOf(data.site);
  const geo = fieldsOf(data.geo);
  // `company/acme` or `acme`.
  const handle = (network: unknown, base: string, folder = ''): string | null => {
    const name = textOf(fieldsOf(network).handle);
    return name === '' ? null : base + (name.includes('/') ? name : folder + name);
  };
  return {
    name: textOf(data.name),
    legal_name: textOf(data.legalName),
    domain: textOf(data.domain),
    description: textOf(data.description),
    industry: textOf(fieldsOf(data.category).industry),
    employee_count: numberOf(fieldsOf(data.metrics).employees),
    founded_year: numberOf(data.foundedYear),
    headquarters: textOf(geo.city),
    country: textOf(geo.countryCode),
    ticker: textOf(data.ticker),
    logo_url: textOf(data.logo),
    emails: listOf(site.emailAddresses).map(textOf),
    phones: listOf(site.phoneNumbers).map(textOf),
    socials: {
      linkedin_url: handle(data.linkedin, 'https://www.linkedin.com/', 'company/'),
      x_url: handle(data.twitter, 'https://x.com/'),
      crunchbase_url: handle(data.crunchbase, 'https://www.crunchbase.com/', 'organization/'),
    },
  };
}
