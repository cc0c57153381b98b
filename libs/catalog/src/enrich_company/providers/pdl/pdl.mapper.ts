import { fieldsOf, numberOf, textOf } from '@capstan/kit';
import type { CompanyFacts } from '../../company-result.js';

/** Parses a company, whose fields are at the top level; `undefined` if the response has none. */
export function toCompanyFacts(body: unknown): CompanyFacts | undefined {
  const company = fieldsOf(body);
  if (textOf(company.name) === '' && textOf(company.display_name) === '') return undefined;
  return {
    name: textOf(company.display_name) || textOf(company.name),
    domain: textOf(company.website),
    description: textOf(company.summary),
    industry: textOf(company.industry),
    employee_count: numberOf(company.employee_count),
    founded_year: numberOf(company.founded),
    headquarters: textOf(fieldsOf(company.location).locality),
    ticker: textOf(company.ticker),
    socials: {
      linkedin_url: textOf(company.linkedin_url),
      x_url: textOf(company.twitter_url),
      facebook_url: textOf(company.facebook_url),
    },
  };
}
