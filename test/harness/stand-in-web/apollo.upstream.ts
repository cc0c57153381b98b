import type { VendorBehavior } from './behavior.js';
import { COMPANY } from './companies.js';
import { type Handler, sendJson } from './exchange.js';
import { PERSON } from './people.js';

function fails(error: string, status: number, headers: Record<string, string> = {}): Handler {
  return ({ response }) => sendJson(response, { error }, { status, headers });
}

const organization = {
  id: '5e66b6381e05b4008c8331b8',
  name: COMPANY.name,
  website_url: `http://www.${COMPANY.domain}`,
  primary_domain: COMPANY.domain,
  linkedin_url: `http://www.linkedin.com/company/${COMPANY.linkedin}`,
  primary_phone: { number: COMPANY.phone },
  founded_year: COMPANY.founded,
  industry: COMPANY.industry,
  estimated_num_employees: COMPANY.employees,
  city: COMPANY.city,
  country: COMPANY.country.name,
  short_description: COMPANY.summary,
};

const person = {
  id: '64a7ff0cc4dfae00013df1a5',
  first_name: PERSON.given,
  last_name: PERSON.family,
  name: PERSON.name,
  title: PERSON.title,
  headline: `${PERSON.title} at ${PERSON.company.name}`,
  email: 'email_not_unlocked@domain.com',
  email_status: 'verified',
  linkedin_url: `http://www.linkedin.com/in/${PERSON.linkedin}`,
  city: PERSON.city,
  country: PERSON.country.name,
  organization: { name: PERSON.company.name, primary_domain: PERSON.company.domain },
  employment_history: [],
};

const isAsked = (query: URLSearchParams): boolean =>
  query.get('email') === PERSON.email || query.get('last_name') === PERSON.family;

const ok: Handler = (exchange) => {
  const { request, response } = exchange;
  if (!request.headers['x-api-key']) return fails('Invalid access credentials.', 401)(exchange);
  if (request.path.endsWith('/people/match')) {
    // Only requests with name parts and domain alone get an address.
    const isForAddress =
      !request.query.has('organization_name') && request.query.get('domain') === COMPANY.domain;
    const sold = isForAddress ? { ...person, email: PERSON.email } : person;
    return sendJson(response, { person: isAsked(request.query) ? sold : null });
  }
  return sendJson(response, {
    organization: request.query.get('domain') === COMPANY.domain ? organization : null,
  });
};

/** Apollo organizations and people; unknown ones are null with status 200. */
export const apollo: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: ({ response }) => sendJson(response, { organization: null, person: null }),
  rate_limited: fails('The maximum number of api calls allowed is 50 times per minute.', 429, {
    'retry-after': '7',
  }),
  rate_limited_silent: fails('The maximum number of api calls allowed is 50 times per minute.', 429),
  unauthorized: fails('Invalid access credentials.', 401),
  error_200: ({ response }) => sendJson(response, { error: 'Something went wrong.' }),
};
