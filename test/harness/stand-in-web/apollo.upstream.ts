import type { VendorBehaviour } from './behaviour.js';
import { COMPANY } from './companies.js';
import { type Handler, sendJson } from './exchange.js';

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

const ok: Handler = (exchange) => {
  const { request, response } = exchange;
  if (!request.headers['x-api-key']) return fails('Invalid access credentials.', 401)(exchange);
  return sendJson(response, {
    organization: request.query.get('domain') === COMPANY.domain ? organization : null,
  });
};

/** Apollo's organisations; one that it does not know is null under status 200. */
export const apollo: Readonly<Partial<Record<VendorBehaviour, Handler>>> = {
  ok,
  empty: ({ response }) => sendJson(response, { organization: null }),
  rate_limited: fails('The maximum number of api calls allowed is 50 times per minute.', 429, {
    'retry-after': '7',
  }),
  rate_limited_silent: fails('The maximum number of api calls allowed is 50 times per minute.', 429),
  unauthorised: fails('Invalid access credentials.', 401),
  error_200: ({ response }) => sendJson(response, { error: 'Something went wrong.' }),
};
