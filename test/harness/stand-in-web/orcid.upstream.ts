import type { VendorBehavior } from './behavior.js';
import { type Handler, sendHtml, sendJson } from './exchange.js';
import { PERSON } from './people.js';

const wrapped = (value: string) => ({ value });

const record = {
  'orcid-identifier': { uri: `https://orcid.org/${PERSON.orcid}`, path: PERSON.orcid, host: 'orcid.org' },
  person: {
    name: {
      'given-names': wrapped(PERSON.given),
      'family-name': wrapped(PERSON.family),
      'credit-name': null,
    },
    biography: { content: PERSON.bio, visibility: 'public' },
    'researcher-urls': { 'researcher-url': [{ 'url-name': 'Home', url: wrapped(PERSON.site) }] },
    emails: { email: [] },
    addresses: { address: [{ country: wrapped(PERSON.country.code) }] },
  },
  'activities-summary': {
    educations: { 'affiliation-group': [] },
    employments: {
      'affiliation-group': [
        {
          summaries: [
            {
              'employment-summary': {
                'role-title': PERSON.title,
                'start-date': { year: wrapped(String(PERSON.since)), month: null, day: null },
                'end-date': null,
                organization: { name: PERSON.company.name },
              },
            },
          ],
        },
      ],
    },
  },
};

const hit = {
  'orcid-id': PERSON.orcid,
  'given-names': PERSON.given,
  'family-names': PERSON.family,
  'credit-name': null,
  'other-name': [],
  email: [],
  'institution-name': [PERSON.company.name],
};

function fails(status: number, code: number, message: string, headers: Record<string, string> = {}): Handler {
  return ({ response }) =>
    sendJson(
      response,
      { 'response-code': status, 'developer-message': message, 'user-message': message, 'error-code': code },
      { status, headers },
    );
}

const notFound = fails(404, 9016, 'The resource was not found.');

const ok: Handler = (exchange) => {
  const { request, response } = exchange;
  if (request.path.includes('/expanded-search')) {
    const isAsked = (request.query.get('q') ?? '').includes(`"${PERSON.family}"`);
    return sendJson(response, {
      'expanded-result': isAsked ? [hit] : null,
      'num-found': isAsked ? 1 : 0,
    });
  }
  return request.path.endsWith(`/${PERSON.orcid}/record`) ? sendJson(response, record) : notFound(exchange);
};

/** ORCID's public interface: the search of people, whose list is null when it is empty, and their records. */
export const orcid: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: (exchange) =>
    exchange.request.path.includes('/expanded-search')
      ? sendJson(exchange.response, { 'expanded-result': null, 'num-found': 0 })
      : notFound(exchange),
  rate_limited: fails(429, 9039, 'Too many requests.', { 'retry-after': '7' }),
  rate_limited_silent: ({ response }) => sendHtml(response, 'Too many requests', { status: 429 }),
  error_200: ({ response }) =>
    sendJson(response, {
      'response-code': 500,
      'user-message': 'Something went wrong in ORCID.',
      'error-code': 9008,
    }),
};
