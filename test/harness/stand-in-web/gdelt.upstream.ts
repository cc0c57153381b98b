import type { VendorBehavior } from './behavior.js';
import { DOCUMENTS } from './documents.js';
import { type Handler, sendJson } from './exchange.js';

const LIMIT =
  'Please limit requests to one every 5 seconds or contact the GDELT Project for larger queries.\n';

/** GDELT's sentences call themselves JSON. */
function says(sentence: string, status = 200, headers: Record<string, string> = {}): Handler {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(sentence);
  };
}

/** GDELT's error for a query; undefined if it is valid. */
function faultOf(query: string): string | undefined {
  if ((query.match(/"/g) ?? []).length % 2 === 1) return 'Your query has an unbalanced quotation mark.\n';
  if (/\((?![^)]* OR )/.test(query)) return "Parentheses may only be used around OR'd statements.\n";
  const short = query.replace(/"[^"]{5,}"/g, '').match(/(?<=^|\s)[^\s:]{1,2}(?=\s|$)/)?.[0];
  if (query.trim() === '' || (short !== undefined && short !== 'OR')) {
    return `One or more of your keywords were too short, too long or too common: (${short ?? ''}:0)\n`;
  }
  return undefined;
}

const ok: Handler = (exchange) => {
  const { request, response, origin } = exchange;
  const fault = faultOf(request.query.get('query') ?? '');
  if (fault !== undefined) return says(fault)(exchange);
  const records = Number(request.query.get('maxrecords') ?? '75');
  if (!(records <= 250)) return says('Maximum records must be between 1 and 250.\n')(exchange);
  const articles = DOCUMENTS.slice(0, records).map((document) => ({
    url: origin + document.path,
    url_mobile: '',
    title: document.title,
    seendate: document.publishedAt.replace(/[-:]/g, ''),
    socialimage: '',
    domain: new URL(origin).hostname,
    language: 'English',
    sourcecountry: 'United Kingdom',
  }));
  return sendJson(response, { articles });
};

/** GDELT's DOC 2.0 API (`mode=artlist`), which reports errors as a sentence, mostly with status 200. */
export const gdelt: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: ({ response }) => sendJson(response, {}),
  rate_limited: says(LIMIT, 429, { 'retry-after': '7' }),
  rate_limited_silent: says(LIMIT, 429),
  error_200: says('Your query contained an invalid location search.\n'),
};
