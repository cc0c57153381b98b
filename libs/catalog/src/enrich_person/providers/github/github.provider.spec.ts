import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { Github } from '../../../vendors/github/github.js';
import { EnrichPersonParams } from '../../enrich-person.params.js';
import { GithubProvider } from './github.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const params = (fields: Partial<EnrichPersonParams>) => Object.assign(new EnrichPersonParams(), fields);
const USER = jsonAnswer(fixture('user.json'));
const setUp = (user: ScriptedAnswer = USER, search: ScriptedAnswer = jsonAnswer(fixture('search.json'))) => {
  const outbound = new FakeOutboundClient(({ url }) => (url.includes('/search/users') ? search : user));
  const github = new Github({ apiKey: undefined, baseUrl: 'https://api.github.com' }, outbound);
  return { outbound, provider: new GithubProvider(github) };
};

describe('GithubProvider', () => {
  it('maps the account of a login', async () => {
    const { provider } = setUp();
    expect(await provider.call(params({ github: 'ada' }), context)).toMatchObject({
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
    });
  });

  it.each<[Partial<EnrichPersonParams>, string, number]>([
    [{ email: 'ada@acme.com' }, 'ada@acme.com in:email type:user', 0.9],
    [{ name: 'Ada Lovelace', company: 'Acme Inc.' }, 'fullname:"Ada Lovelace" type:user', 0.8],
    [{ name: 'Ada Lovelace', domain: 'acme.com' }, 'fullname:"Ada Lovelace" type:user', 0.8],
  ])('finds by %j', async (fields, query, confidence) => {
    const { provider, outbound } = setUp();
    expect(await provider.call(params(fields), context)).toMatchObject({
      full_name: 'Ada Lovelace',
      confidence,
    });
    expect(new URL(outbound.requests[0]!.url).searchParams.get('q')).toBe(query);
  });

  it.each<[string, Partial<EnrichPersonParams>, ScriptedAnswer, ScriptedAnswer?]>([
    ['an unknown login', { github: 'ada' }, jsonAnswer('{"message":"Not Found"}', 404)],
    [
      'an organisation',
      { github: 'ada' },
      jsonAnswer(fixture('user.json').replace('"User"', '"Organization"')),
    ],
    ['the account of somebody else', { github: 'ada', name: 'Bo Byron' }, USER],
    ['somebody of another employer', { name: 'Ada Lovelace', company: 'Apex' }, USER],
    ['a name alone', { name: 'Ada Lovelace' }, USER],
    [
      'two accounts of one name and employer',
      { name: 'Ada Lovelace', company: 'Acme' },
      USER,
      jsonAnswer('{"total_count":2,"items":[{"login":"ada"},{"login":"ada2"}]}'),
    ],
    [
      'two accounts of one address',
      { email: 'ada@acme.com' },
      USER,
      jsonAnswer('{"total_count":2,"items":[{"login":"ada"},{"login":"ada2"}]}'),
    ],
  ])('finds nothing: %s', async (_, fields, user, search) => {
    const { provider } = setUp(user, search);
    expect(await provider.call(params(fields), context)).toMatchObject({ full_name: null, sources: [] });
  });

  it('classes its limit', async () => {
    const limited = jsonAnswer(fixture('rate-limited.json'), 403, { 'x-ratelimit-remaining': '0' });
    const call = setUp(limited).provider.call(params({ github: 'ada' }), context);
    expect(failureForError(await call.catch((error: unknown) => error))).toMatchObject({
      outcome: 'rate_limited',
    });
  });
});
