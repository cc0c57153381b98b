import { fieldsOf, numberOf, textOf } from '@capstan/kit';
import type { CompanyFacts } from '../../company-result.js';

/** Parses a company: null if Apollo has none, `undefined` if the body is not an Apollo response. */
export function toCompanyFacts(body: unknown): CompanyFacts | null | undefined {
  const answer = fieldsOf(body);
  const organization = fieldsOf(answer.organization);
  if (!('organization' in answer)) return undefined;
  if (textOf(organization.name) === '') return null;
  return {
    name: textOf(organization.name),
    domain: textOf(organization.primary_domain) || textOf(organization.website_url),
    description: textOf(organization.short_description),
    industry: textOf(organization.industry),
    employee_count: numberOf(organization.estimated_num_employees),
    founded_year: numberOf(organization.founded_year),
    headquarters: textOf(organization.city),
    ticker: textOf(organization.publicly_traded_symbol),
    logo_url: textOf(organization.logo_url),
    phones: [textOf(organization.primary_phone) || textOf(fieldsOf(organization.primary_phone).number)],
    socials: {
      linkedin_url: textOf(organization.linkedin_url),
      x_url: textOf(organization.twitter_url),
      facebook_url: textOf(organization.facebook_url),
    },
  };
}
