import type { VendorBehavior } from './behavior.js';
import { COMPANY } from './companies.js';
import { type Handler, sendJson } from './exchange.js';
import { PERSON } from './people.js';

function fails(id: string, status: number, headers: Record<string, string> = {}): Handler {
  return ({ response }) =>
    sendJson(
      response,
      { errors: [{ id, code: status, details: id.replaceAll('_', ' ') }] },
      { status, headers },
    );
}

const company = {
  name: COMPANY.name,
  legalName: COMPANY.legalName,
  domain: COMPANY.domain,
  site: { phoneNumbers: [COMPANY.phone], emailAddresses: [COMPANY.email] },
  category: { sector: 'Industrials', industry: COMPANY.industry },
  description: COMPANY.summary,
  foundedYear: COMPANY.founded,
  geo: { city: COMPANY.city, country: COMPANY.country.name, countryCode: COMPANY.country.code },
  linkedin: { handle: `company/${COMPANY.linkedin}` },
  twitter: { handle: null },
  metrics: { employees: '251-500', employeesRange: '251-500' },
  tech: [],
  fundingRounds: [],
};

const person = {
  name: { fullName: PERSON.name, givenName: PERSON.given, familyName: PERSON.family },
  email: PERSON.email,
  location: `${PERSON.city}, ${PERSON.country.name}`,
  employment: { domain: PERSON.company.domain, name: PERSON.company.name, title: PERSON.title },
  linkedin: { handle: PERSON.linkedin },
  github: { handle: PERSON.github },
  twitter: { handle: null },
  phone: null,
};

const verification = {
  status: 'valid',
  score: 97,
  email: PERSON.email,
  regexp: true,
  disposable: false,
  webmail: false,
  mx_records: true,
  smtp_server: true,
  smtp_check: true,
  accept_all: false,
  block: false,
  sources: [],
};

const find = {
  first_name: PERSON.given,
  last_name: PERSON.family,
  email: PERSON.email,
  score: 97,
  domain: PERSON.company.domain,
  sources: [{ domain: PERSON.company.domain, uri: `https://${PERSON.company.domain}/team` }],
  verification: { date: '2026-10-14', status: 'valid' },
};

const ok: Handler = (exchange) => {
  const { request, response } = exchange;
  if (!request.headers['x-api-key']) return fails('authentication_failed', 401)(exchange);
  if (request.path.endsWith('/people/find')) {
    const email = request.query.get('email');
    if (email !== PERSON.email) return fails('not_found', 404)(exchange);
    return sendJson(response, { data: person, meta: { email } });
  }
  if (request.path.endsWith('/email-verifier')) {
    const isKnown = request.query.get('email') === PERSON.email;
    return sendJson(response, { data: isKnown ? verification : { ...verification, status: 'unknown' } });
  }
  if (request.path.endsWith('/email-finder')) {
    const isKnown = request.query.get('last_name') === PERSON.family;
    return sendJson(response, { data: isKnown ? find : { ...find, email: null, score: null } });
  }
  const domain = request.query.get('domain');
  if (domain !== COMPANY.domain) return fails('not_found', 404)(exchange);
  return sendJson(response, { data: company, meta: { domain } });
};

/** Hunter's companies, people and addresses; 403 limits the rate, 429 is the end of the plan. */
export const hunter: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: fails('not_found', 404),
  rate_limited: fails('too_many_requests', 403, { 'retry-after': '7' }),
  rate_limited_silent: fails('too_many_requests', 403),
  quota_exhausted: fails('usage_limit', 429),
  unauthorized: fails('authentication_failed', 401),
  error_200: ({ response }) =>
    sendJson(response, { errors: [{ id: 'server_error', code: 500, details: 'No.' }] }),
};
