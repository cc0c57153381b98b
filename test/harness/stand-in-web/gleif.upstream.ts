import type { VendorBehavior } from './behavior.js';
import { COMPANY } from './companies.js';
import { type Handler, sendJson } from './exchange.js';

const TYPE = { 'content-type': 'application/vnd.api+json' };

const address = {
  language: 'de',
  addressLines: ['Deichstr. 4'],
  city: COMPANY.city,
  region: 'DE-HH',
  country: COMPANY.country.code,
  postalCode: '20459',
};

const record = {
  type: 'lei-records',
  id: COMPANY.lei,
  attributes: {
    lei: COMPANY.lei,
    entity: {
      legalName: { name: COMPANY.legalName, language: 'de' },
      otherNames: [],
      legalAddress: address,
      headquartersAddress: address,
      registeredAt: { id: 'RA000217', other: null },
      registeredAs: COMPANY.registeredAs,
      jurisdiction: COMPANY.country.code,
      category: 'GENERAL',
      status: 'ACTIVE',
    },
    registration: { status: 'ISSUED', nextRenewalDate: '2027-02-10T00:00:00Z' },
  },
};

const completion = {
  type: 'fuzzycompletions',
  attributes: { value: COMPANY.legalName.toUpperCase() },
  relationships: { 'lei-records': { data: { type: 'lei-records', id: COMPANY.lei }, links: {} } },
};

function fails(title: string, status: number, headers: Record<string, string> = {}): Handler {
  return ({ response }) =>
    sendJson(
      response,
      { errors: [{ status: String(status), title }] },
      { status, headers: { ...TYPE, ...headers } },
    );
}

const ok: Handler = (exchange) => {
  const { request, response } = exchange;
  if (!request.path.endsWith('/fuzzycompletions')) {
    const isAsked = (request.query.get('filter[lei]') ?? '').split(',').includes(COMPANY.lei);
    return sendJson(
      response,
      { meta: { pagination: { total: 1 } }, data: isAsked ? [record] : [] },
      { headers: TYPE },
    );
  }
  if (!request.query.get('q')) return fails('Bad Request', 400)(exchange);
  return sendJson(response, { data: [completion] }, { headers: TYPE });
};

/** The Global LEI Index: names that are like one, and records. */
export const gleif: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: ({ response }) => sendJson(response, { data: [] }, { headers: TYPE }),
  rate_limited: fails('Too Many Requests', 429, { 'retry-after': '7' }),
  rate_limited_silent: fails('Too Many Requests', 429),
  error_200: ({ response }) =>
    sendJson(response, { errors: [{ status: '500', title: 'Error' }] }, { headers: TYPE }),
};
