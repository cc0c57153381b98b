import type { VendorBehavior } from './behavior.js';
import { type Handler, type ReceivedRequest, sendJson } from './exchange.js';
import { PERSON } from './people.js';

type Upstream = Readonly<Partial<Record<VendorBehavior, Handler>>>;

const MX = `mx1.${PERSON.company.domain}`;

/** A vendor with one endpoint: its responses for the person's address, and for any other. */
function vendor(options: {
  hasKey: (request: ReceivedRequest) => boolean;
  knows: (request: ReceivedRequest) => boolean;
  known: object;
  unknown: object;
  unknownStatus?: number;
}): Upstream {
  const empty: Handler = ({ response }) =>
    sendJson(response, options.unknown, { status: options.unknownStatus ?? 200 });
  return {
    ok: (exchange) => {
      const { request, response } = exchange;
      if (!options.hasKey(request)) return sendJson(response, { message: 'no key' }, { status: 401 });
      return options.knows(request) ? sendJson(response, options.known) : empty(exchange);
    },
    empty,
    rate_limited: ({ response }) => sendJson(response, {}, { status: 429, headers: { 'retry-after': '7' } }),
    unauthorized: ({ response }) => sendJson(response, {}, { status: 401 }),
    error_200: ({ response }) => sendJson(response, { error: 'Something went wrong.' }),
  };
}

const asksForAddress = ({ query, body }: ReceivedRequest): boolean =>
  query.get('email') === PERSON.email || body.includes(`"${PERSON.email}"`);
const asksForPerson = ({ body }: ReceivedRequest): boolean =>
  body.includes(PERSON.family) && body.includes(PERSON.company.domain);
const inQuery =
  (name: string) =>
  ({ query }: ReceivedRequest): boolean =>
    (query.get(name) ?? '') !== '';
const inHeader =
  (name: string) =>
  ({ headers }: ReceivedRequest): boolean =>
    (headers[name] ?? '') !== '';

/** The operator's own: it wants no key. */
export const reacher = vendor({
  hasKey: () => true,
  knows: asksForAddress,
  known: {
    input: PERSON.email,
    is_reachable: 'safe',
    misc: { is_disposable: false, is_role_account: false, is_b2c: false },
    mx: { accepts_mail: true, records: [`${MX}.`] },
    smtp: {
      can_connect_smtp: true,
      has_full_inbox: false,
      is_catch_all: false,
      is_deliverable: true,
      is_disabled: false,
    },
    syntax: { is_valid_syntax: true, domain: PERSON.company.domain, username: 'ada' },
  },
  unknown: { is_reachable: 'unknown', misc: {}, mx: {}, smtp: { can_connect_smtp: false }, syntax: {} },
});

export const millionverifier = vendor({
  hasKey: inQuery('api'),
  knows: asksForAddress,
  known: {
    email: PERSON.email,
    result: 'ok',
    subresult: 'ok',
    free: false,
    role: false,
    didyoumean: '',
    error: '',
  },
  unknown: { result: 'unknown', error: '' },
});

export const reoon = vendor({
  hasKey: inQuery('key'),
  knows: asksForAddress,
  known: { email: PERSON.email, status: 'safe', overall_score: 98, is_deliverable: true, mx_records: [MX] },
  unknown: { status: 'unknown' },
});

export const bouncer = vendor({
  hasKey: inHeader('x-api-key'),
  knows: asksForAddress,
  known: {
    email: PERSON.email,
    status: 'deliverable',
    reason: 'accepted_email',
    domain: {},
    account: {},
    score: 100,
  },
  unknown: { status: 'unknown', reason: 'timeout' },
});

export const zerobounce = vendor({
  hasKey: inQuery('api_key'),
  knows: asksForAddress,
  known: { address: PERSON.email, status: 'valid', sub_status: '', free_email: false, mx_record: MX },
  unknown: { status: 'unknown', sub_status: 'greylisted' },
});

export const neverbounce = vendor({
  hasKey: inQuery('key'),
  knows: asksForAddress,
  known: { status: 'success', result: 'valid', flags: ['smtp_connectable'], suggested_correction: '' },
  unknown: { status: 'success', result: 'unknown', flags: [] },
});

export const kickbox = vendor({
  hasKey: inHeader('authorization'),
  knows: asksForAddress,
  known: {
    result: 'deliverable',
    reason: 'accepted_email',
    sendex: 0.94,
    email: PERSON.email,
    success: true,
  },
  unknown: { result: 'unknown', reason: 'no_connect', success: true },
});

export const findymail = vendor({
  hasKey: inHeader('authorization'),
  knows: asksForPerson,
  known: { contact: { name: PERSON.name, email: PERSON.email, domain: PERSON.company.domain } },
  unknown: { contact: null },
});

export const prospeo = vendor({
  hasKey: inHeader('x-key'),
  knows: asksForPerson,
  known: {
    error: false,
    person: {
      first_name: PERSON.given,
      last_name: PERSON.family,
      email: { status: 'VERIFIED', revealed: true, email: PERSON.email },
    },
  },
  unknown: { error: true, error_code: 'NO_MATCH' },
  unknownStatus: 400,
});

export const leadmagic = vendor({
  hasKey: inHeader('x-api-key'),
  knows: asksForPerson,
  known: { email: PERSON.email, status: 'valid', credits_consumed: 1 },
  unknown: { email: null, status: 'not_found', credits_consumed: 0 },
});
