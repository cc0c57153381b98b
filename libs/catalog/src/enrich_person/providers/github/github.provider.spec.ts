import type { ConfigOf, OutboundRequest } from '@capstan/kit';
import { type StatedAnswer, describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import type { githubConfig } from '../../../vendors/github/github.config.js';
import { Github } from '../../../vendors/github/github.js';
import { EnrichPersonParams } from '../../enrich-person.params.js';
import { GithubProvider } from './github.provider.js';

const answer =
  (user: StatedAnswer = 'user.json', search: StatedAnswer = 'search.json') =>
  ({ url }: OutboundRequest): StatedAnswer =>
    url.includes('/search/users') ? search : user;
const two: StatedAnswer = { json: { total_count: 2, items: [{ login: 'ada' }, { login: 'ada2' }] } };
const byName = 'fullname:"Ada Lovelace" type:user';
const searches: [Partial<EnrichPersonParams>, string, number][] = [
  [{ github: undefined, email: 'ada@acme.com' }, 'ada@acme.com in:email type:user', 0.9],
  [{ github: undefined, name: 'Ada Lovelace', company: 'Acme Inc.' }, byName, 0.8],
  [{ github: undefined, name: 'Ada Lovelace', domain: 'acme.com' }, byName, 0.8],
];

describeProvider(GithubProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new EnrichPersonParams(), { github: 'ada' }),
  create: (config: ConfigOf<typeof githubConfig>, outbound) =>
    new GithubProvider(new Github(config, outbound)),
  serves: [{}, { github: undefined, email: 'ada@acme.com' }, { github: undefined, name: 'Ada Lovelace' }],
  declines: [{ github: undefined, company: 'Acme' }],
  ok: 'user.json',
  cases: [
    {
      title: 'maps the account of a login',
      answer: answer(),
      like: {
        full_name: 'Ada Lovelace',
        company: { name: 'acme', domain: null },
        location: 'London',
        emails: [{ value: 'ada@acme.com' }],
        bio: 'Engines that compute.',
        socials: {
          github_url: 'https://github.com/ada',
          x_url: 'https://x.com/ada_l',
          website_url: 'https://ada.example/',
        },
        confidence: 0.95,
        sources: [{ provider: 'github', url: 'https://github.com/ada' }],
      },
    },
    ...searches.map(([params, q, confidence]) => ({
      title: `finds by ${Object.keys(params).slice(1).join(' and ')}`,
      params,
      answer: answer(),
      request: {
        url: 'https://api.github.com/search/users',
        query: expect.objectContaining({ q }) as object,
      },
      like: { full_name: 'Ada Lovelace', confidence },
    })),
  ],
  nothing: {
    like: { full_name: null, sources: [] },
    when: [
      ['the login is unknown', { status: 404, json: { message: 'Not Found' } }],
      ['it is an organization', { fixture: 'user.json', with: { type: 'Organization' } }],
      ['the account is that of another person', answer(), { name: 'Bo Byron' }],
      ['the employer is another', answer(), { github: undefined, name: 'Ada Lovelace', company: 'Apex' }],
      ['there is a name alone', answer(), { github: undefined, name: 'Ada Lovelace' }],
      [
        'two have the name and employer',
        answer('user.json', two),
        { github: undefined, name: 'Ada Lovelace', company: 'Acme' },
      ],
      ['two have the address', answer('user.json', two), { github: undefined, email: 'ada@acme.com' }],
    ],
  },
  faults: [
    [
      'its limit',
      { status: 403, headers: { 'x-ratelimit-remaining': '0' }, fixture: 'rate-limited.json' },
      'rate_limited',
    ],
  ],
});
