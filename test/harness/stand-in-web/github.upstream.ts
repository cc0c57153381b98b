import type { VendorBehavior } from './behavior.js';
import { COMPANY } from './companies.js';
import { type Handler, sendJson } from './exchange.js';
import { PERSON } from './people.js';

const LOGIN = 'acme';

const organization = (origin: string) => ({
  login: LOGIN,
  id: 90_001,
  type: 'Organization',
  name: COMPANY.name,
  company: null,
  blog: `https://www.${COMPANY.domain}`,
  location: COMPANY.city,
  email: COMPANY.email,
  description: COMPANY.summary,
  twitter_username: 'acmegauges',
  is_verified: true,
  avatar_url: `${origin}/avatar.png`,
  html_url: `https://github.com/${LOGIN}`,
  public_repos: 12,
  followers: 40,
});

const user = (origin: string) => ({
  login: PERSON.github,
  id: 90_020,
  type: 'User',
  name: PERSON.name,
  company: `@${LOGIN}`,
  blog: PERSON.site,
  location: PERSON.city,
  email: null,
  bio: PERSON.bio,
  twitter_username: null,
  avatar_url: `${origin}/avatar.png`,
  html_url: `https://github.com/${PERSON.github}`,
  followers: 1843,
});

function fails(message: string, status: number, headers: Record<string, string> = {}): Handler {
  return ({ response }) =>
    sendJson(response, { message, documentation_url: 'https://docs.github.com/rest' }, { status, headers });
}

const ok: Handler = (exchange) => {
  const { request, response, origin } = exchange;
  if (!request.headers['user-agent'])
    return fails('Request forbidden by administrative rules.', 403)(exchange);
  if (request.path.endsWith(`/orgs/${LOGIN}`)) return sendJson(response, organization(origin));
  if (request.path.endsWith(`/users/${PERSON.github}`)) return sendJson(response, user(origin));
  if (!request.path.endsWith('/search/users')) return fails('Not Found', 404)(exchange);
  const query = request.query.get('q') ?? '';
  const isPerson =
    query.includes('type:user') && [PERSON.name, PERSON.email].some((known) => query.includes(known));
  const found = isPerson
    ? [{ login: PERSON.github, type: 'User', score: 1 }]
    : [{ login: LOGIN, type: 'Organization', score: 1 }];
  const items = isPerson || query.includes(LOGIN) ? found : [];
  return sendJson(response, { total_count: items.length, incomplete_results: false, items });
};

/** GitHub's REST interface: organizations, people and the search of accounts. */
export const github: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: (exchange) =>
    exchange.request.path.endsWith('/search/users')
      ? sendJson(exchange.response, { total_count: 0, incomplete_results: false, items: [] })
      : fails('Not Found', 404)(exchange),
  rate_limited: fails('You have exceeded a secondary rate limit.', 403, { 'retry-after': '7' }),
  rate_limited_silent: fails('API rate limit exceeded.', 403, { 'x-ratelimit-remaining': '0' }),
  unauthorized: fails('Bad credentials', 401),
  error_200: ({ response }) => sendJson(response, { message: 'Server Error' }),
};
