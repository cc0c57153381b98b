import type { VendorBehavior } from './behavior.js';
import { COMPANY } from './companies.js';
import { type Handler, sendJson } from './exchange.js';
import { PERSON } from './people.js';

function fails(type: string, status: number, headers: Record<string, string> = {}): Handler {
  return ({ response }) =>
    sendJson(response, { status, error: { type, message: type.replaceAll('_', ' ') } }, { status, headers });
}

const company = {
  status: 200,
  likelihood: 9,
  id: 'acme-1',
  name: COMPANY.name.toLowerCase(),
  display_name: COMPANY.name,
  size: '201-500',
  employee_count: COMPANY.employees,
  founded: COMPANY.founded,
  industry: COMPANY.industry,
  location: { locality: COMPANY.city, country: COMPANY.country.name.toLowerCase() },
  linkedin_url: `linkedin.com/company/${COMPANY.linkedin}`,
  website: COMPANY.domain,
  summary: COMPANY.summary,
};

const person = {
  status: 200,
  likelihood: 8,
  data: {
    id: 'ada-1',
    full_name: PERSON.name,
    first_name: PERSON.given,
    last_name: PERSON.family,
    job_title: PERSON.title,
    job_company_name: PERSON.company.name,
    job_company_website: PERSON.company.domain,
    linkedin_url: `linkedin.com/in/${PERSON.linkedin}`,
    location_name: PERSON.city,
    // Hidden by the plan.
    work_email: true,
    mobile_phone: true,
    experience: [],
    education: [],
  },
};

const ok: Handler = (exchange) => {
  const { request, response } = exchange;
  if (!request.headers['x-api-key']) return fails('authentication_error', 401)(exchange);
  const { website, name } = Object.fromEntries(request.query);
  if (request.path.endsWith('/person/enrich')) {
    const isPerson = name === PERSON.name || request.query.get('email') === PERSON.email;
    return isPerson ? sendJson(response, person) : fails('not_found', 404)(exchange);
  }
  const isAsked = website === COMPANY.domain || name?.toLowerCase().startsWith(company.name);
  return isAsked ? sendJson(response, company) : fails('not_found', 404)(exchange);
};

/** People Data Labs: companies and people. */
export const pdl: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: fails('not_found', 404),
  rate_limited: fails('rate_limit_error', 429, { 'retry-after': '7' }),
  rate_limited_silent: fails('rate_limit_error', 429),
  quota_exhausted: fails('payment_required', 402),
  unauthorized: fails('authentication_error', 401),
  error_200: ({ response }) =>
    sendJson(response, { status: 500, error: { type: 'api_error', message: 'No.' } }),
};
