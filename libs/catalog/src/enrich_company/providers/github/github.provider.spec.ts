import type { ConfigOf, OutboundRequest } from '@capstan/kit';
import { type StatedAnswer, describeProvider } from '@capstan/kit/testing';
import type { githubConfig } from '../../../vendors/github/github.config.js';
import { Github } from '../../../vendors/github/github.js';
import { EnrichCompanyParams } from '../../enrich-company.params.js';
import { GithubProvider } from './github.provider.js';

const organization = (fields: object): StatedAnswer => ({ fixture: 'organization.json', with: fields });
const found = (...logins: string[]): StatedAnswer => ({
  json: { items: logins.map((login) => ({ login })) },
});
/** Responds by the path of the request; otherwise 404. */
const by =
  (answers: Record<string, StatedAnswer>) =>
  ({ url }: OutboundRequest): StatedAnswer =>
    Object.entries(answers).find(([part]) => url.includes(part))?.[1] ?? {
      status: 404,
      json: { message: 'Not Found' },
    };

describeProvider(GithubProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new EnrichCompanyParams(), { domain: 'acme.com' }),
  create: (config: ConfigOf<typeof githubConfig>, outbound) =>
    new GithubProvider(new Github(config, outbound)),
  serves: [{}],
  declines: [{ domain: undefined, name: 'Acme' }],
  ok: 'organization.json',
  cases: [
    {
      title: 'takes the organization that is called as the domain and names it',
      answer: by({ '/orgs/acme': organization({}) }),
      request: [{ headers: { authorization: 'Bearer k-for-tests' } }],
      like: {
        name: 'Acme',
        domain: 'acme.com',
        emails: ['open-source@acme.com'],
        socials: { github_url: 'https://github.com/acme', x_url: 'https://x.com/acmegauges' },
        confidence: 0.9,
      },
    },
    {
      title:
        'looks among others when that one names another site, and trusts it less when GitHub did not check',
      env: { GITHUB_API_KEY: undefined },
      answer: by({
        '/orgs/acme-gauges': organization({ login: 'acme-gauges', blog: 'acme.com', is_verified: false }),
        '/orgs/acme': organization({ blog: 'https://acme.org' }),
        '/search/users': 'search.json',
      }),
      request: { headers: { authorization: undefined } },
      like: { socials: { github_url: 'https://github.com/acme-gauges' }, confidence: 0.6 },
    },
  ],
  nothing: {
    like: { name: null, sources: [] },
    when: [
      ['there is none', by({ '/search/users': { json: { total_count: 0, items: [] } } })],
      ['it is a person', by({ '/orgs/acme': organization({ type: 'User' }), '/search/users': found() })],
      [
        'two name the domain',
        by({
          '/search/users': found('one', 'two'),
          '/orgs/one': organization({ login: 'one', is_verified: false }),
          '/orgs/two': organization({ login: 'two', is_verified: false }),
        }),
      ],
    ],
  },
  faults: [
    [
      'the limit of the hour',
      {
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4102444800' },
        fixture: 'rate-limited.json',
      },
      'rate_limited',
    ],
    ['the limit of bursts', { status: 403, retryAfter: 60 }, ['rate_limited', 60]],
    ['a token it refuses', { status: 401, json: { message: 'Bad credentials' } }, 'misconfigured'],
  ],
});
