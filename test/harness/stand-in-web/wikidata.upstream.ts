import type { VendorBehavior } from './behavior.js';
import { COMPANY } from './companies.js';
import { type Exchange, type Handler, sendHtml, sendJson } from './exchange.js';
import { PERSON } from './people.js';

const INDUSTRY = 'Q900010';
const CITY = 'Q1055';

function fails(code: string, info: string, status: number, headers: Record<string, string> = {}): Handler {
  return ({ response }) =>
    sendJson(
      response,
      { error: { code, info }, servedby: 'stand-in' },
      { status, headers: { 'mediawiki-api-error': code, ...headers } },
    );
}

const statement = (property: string, type: string, content: unknown, qualifiers: unknown[] = []) => ({
  id: `${COMPANY.item}$${property}`,
  rank: 'normal',
  qualifiers,
  references: [],
  property: { id: property, data_type: type },
  value: { type: 'value', content },
});

const date = (year: number) => ({
  time: `+${year}-01-01T00:00:00Z`,
  precision: 9,
  calendarmodel: 'http://www.wikidata.org/entity/Q1985727',
});

const company = {
  type: 'item',
  id: COMPANY.item,
  labels: { en: COMPANY.name },
  descriptions: { en: 'German maker of tide gauges' },
  aliases: { en: [COMPANY.legalName] },
  statements: {
    P31: [statement('P31', 'wikibase-item', 'Q4830453')],
    P856: [statement('P856', 'url', `https://www.${COMPANY.domain}/`)],
    P571: [statement('P571', 'time', date(COMPANY.founded))],
    P159: [statement('P159', 'wikibase-item', CITY)],
    P17: [statement('P17', 'wikibase-item', COMPANY.country.item)],
    P452: [statement('P452', 'wikibase-item', INDUSTRY)],
    P1128: [
      statement('P1128', 'quantity', { amount: `+${COMPANY.employees}`, unit: '1' }, [
        { property: { id: 'P585', data_type: 'time' }, value: { type: 'value', content: date(2025) } },
      ]),
    ],
    P1278: [statement('P1278', 'external-id', COMPANY.lei)],
  },
  sitelinks: {},
};

const person = {
  type: 'item',
  id: PERSON.item,
  labels: { en: PERSON.name },
  descriptions: { en: 'British computer scientist' },
  aliases: {},
  statements: {
    P31: [statement('P31', 'wikibase-item', 'Q5')],
    P108: [
      statement('P108', 'wikibase-item', PERSON.company.item, [
        {
          property: { id: 'P580', data_type: 'time' },
          value: { type: 'value', content: date(PERSON.since) },
        },
      ]),
    ],
    P496: [statement('P496', 'external-id', PERSON.orcid)],
    P856: [statement('P856', 'url', PERSON.site)],
  },
  sitelinks: {},
};

const LABELS: Readonly<Record<string, string>> = {
  [INDUSTRY]: COMPANY.industry,
  [CITY]: COMPANY.city,
  [COMPANY.item]: COMPANY.name,
};

/** Wikidata's REST interface: an item, or the statements of one of its properties. */
const readItem: Handler = ({ request, response }) => {
  const [, id, part] = /\/entities\/items\/(Q\d+)(\/statements)?$/.exec(request.path) ?? [];
  if (id === COMPANY.item && part === undefined) return sendJson(response, company);
  if (id === PERSON.item && part === undefined) return sendJson(response, person);
  if (id === COMPANY.country.item && request.query.get('property') === 'P297') {
    return sendJson(response, { P297: [statement('P297', 'external-id', COMPANY.country.code)] });
  }
  return sendJson(
    response,
    {
      code: 'resource-not-found',
      message: 'The requested resource does not exist',
      context: { resource_type: 'item' },
    },
    { status: 404 },
  );
};

const hasName = (name: string): boolean => name.toLowerCase().startsWith(COMPANY.name.toLowerCase());

function searchEntities({ request, response }: Exchange): void {
  const search = request.query.get('search') ?? '';
  if (search === PERSON.name) {
    const match = {
      id: PERSON.item,
      title: PERSON.item,
      pageid: 1020,
      label: PERSON.name,
      description: 'human',
    };
    return sendJson(response, { searchinfo: { search }, search: [match], success: 1 });
  }
  const found = {
    id: COMPANY.item,
    title: COMPANY.item,
    pageid: 1001,
    label: COMPANY.name,
    description: 'maker',
  };
  sendJson(response, { searchinfo: { search }, search: hasName(search) ? [found] : [], success: 1 });
}

function searchPages({ request, response }: Exchange): void {
  const isAsked = (request.query.get('srsearch') ?? '').includes(`//${COMPANY.domain}`);
  const search = isAsked ? [{ ns: 0, title: COMPANY.item, pageid: 1001 }] : [];
  sendJson(response, { batchcomplete: true, query: { searchinfo: { totalhits: search.length }, search } });
}

function labels({ request, response }: Exchange): void {
  const ids = (request.query.get('ids') ?? '').split('|');
  const entities = ids.map((id) => {
    const value = LABELS[id];
    return [id, { type: 'item', id, labels: value === undefined ? {} : { en: { language: 'en', value } } }];
  });
  sendJson(response, { entities: Object.fromEntries(entities), success: 1 });
}

const ok: Handler = (exchange) => {
  const { request, response } = exchange;
  if (!request.headers['user-agent']) {
    return sendHtml(response, 'Please set a user-agent and respect our robot policy.', { status: 403 });
  }
  if (!request.path.endsWith('/w/api.php')) return readItem(exchange);
  switch (request.query.get('action')) {
    case 'wbsearchentities':
      return searchEntities(exchange);
    case 'wbgetentities':
      return labels(exchange);
    case 'query':
      return searchPages(exchange);
    default:
      return fails('badvalue', 'Unrecognized value for parameter "action".', 200)(exchange);
  }
};

/** Wikidata: its Action API, which reports most errors under status 200, and its REST interface. */
export const wikidata: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: ({ response }) =>
    sendJson(response, {
      batchcomplete: true,
      query: { searchinfo: { totalhits: 0 }, search: [] },
      searchinfo: { search: 'x' },
      search: [],
      success: 1,
    }),
  rate_limited: fails('ratelimited', 'You have exceeded your rate limit.', 429, { 'retry-after': '7' }),
  rate_limited_silent: fails('ratelimited', 'You have exceeded your rate limit.', 429),
  error_200: fails('maxlag', 'Waiting for a server: 6.1 seconds lagged.', 200, { 'retry-after': '5' }),
};
