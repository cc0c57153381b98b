import type { VendorBehavior } from './behavior.js';
import { type Exchange, type Handler, sendHtml, sendJson } from './exchange.js';
import { WORKS } from './works.js';

/** Life sciences only: birds, and the effect of tides on them. */
const OWN = WORKS.filter((_, index) => index === 0 || index === 3);

const answer = ({ request }: Exchange, result: unknown[]) => ({
  version: '6.9',
  hitCount: result.length,
  request: {
    queryString: request.query.get('query') ?? '',
    resultType: 'core',
    cursorMark: '*',
    pageSize: Number(request.query.get('pageSize') ?? '25'),
    sort: '',
    synonym: false,
  },
  resultList: { result },
});

function limited(headers: Record<string, string>): Handler {
  return ({ response }) =>
    sendHtml(response, '<!doctype html><title>429 Too Many Requests</title>', { status: 429, headers });
}

const refuses = (errMsg: string): Handler => {
  return ({ response }) => sendJson(response, { version: '6.9', errCode: 404, errMsg });
};

const ok: Handler = (exchange) => {
  const { request, response, origin } = exchange;
  const pageSize = Number(request.query.get('pageSize') ?? '25');
  if (!(pageSize >= 1 && pageSize <= 1000)) return refuses('Invalid value for pageSize')(exchange);
  if (!request.query.get('query')) return refuses('Query is missing')(exchange);
  const result = OWN.slice(0, pageSize).map((work, index) => ({
    id: String(40_000_001 + index),
    source: 'MED',
    pmid: String(40_000_001 + index),
    doi: work.doi.toUpperCase(),
    title: `${work.title}.`,
    authorString: 'Marsh A, Weir B.',
    pubYear: work.publishedAt.slice(0, 4),
    abstractText: `<h4>Background</h4>${work.summary}`,
    language: 'eng',
    isOpenAccess: 'Y',
    citedByCount: 3,
    firstPublicationDate: work.publishedAt.slice(0, 10),
    fullTextUrlList: {
      fullTextUrl: [
        {
          availability: 'Open access',
          availabilityCode: 'OA',
          documentStyle: 'html',
          site: 'Stand-in',
          url: origin + work.path,
        },
      ],
    },
  }));
  return sendJson(response, answer(exchange, result));
};

/** Europe PMC's search, which reports errors as `errCode` and `errMsg`. */
export const europePmc: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: (exchange) => sendJson(exchange.response, answer(exchange, [])),
  rate_limited: limited({ 'retry-after': '7' }),
  rate_limited_silent: limited({}),
  error_200: refuses('Search is not available'),
};
