import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { Github } from '../../../vendors/github/github.js';
import { EnrichCompanyParams } from '../../enrich-company.params.js';
import { GithubProvider } from './github.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const params = Object.assign(new EnrichCompanyParams(), { domain: 'acme.com' });
const organisation = (fields: object): ScriptedAnswer =>
  jsonAnswer(JSON.stringify({ ...(JSON.parse(fixture('organisation.json')) as object), ...fields }));
const notFound = jsonAnswer('{"message":"Not Found"}', 404);

const setUp = (answers: Record<string, ScriptedAnswer>, apiKey?: string) => {
  const outbound = new FakeOutboundClient(
    ({ url }) => Object.entries(answers).find(([end]) => url.includes(end))?.[1] ?? notFound,
  );
  return {
    outbound,
    provider: new GithubProvider(new Github({ apiKey, baseUrl: 'https://api.github.com' }, outbound)),
  };
};

describe('GithubProvider', () => {
  it('takes the organisation that is called as the domain and names it', async () => {
    const { provider, outbound } = setUp({ '/orgs/acme': organisation({}) }, 'k-for-tests');
    expect(await provider.call(params, context)).toMatchObject({
      name: 'Acme',
      domain: 'acme.com',
      emails: ['open-source@acme.com'],
      socials: { github_url: 'https://github.com/acme', x_url: 'https://x.com/acmegauges' },
      confidence: 0.9,
    });
    expect(outbound.requests).toHaveLength(1);
    expect(outbound.requests[0]?.headers).toMatchObject({ authorization: 'Bearer k-for-tests' });
  });

  it('looks among others when that one names another site, and trusts it less when GitHub did not check', async () => {
    const { provider, outbound } = setUp({
      '/orgs/acme-gauges': organisation({ login: 'acme-gauges', blog: 'acme.com', is_verified: false }),
      '/orgs/acme': organisation({ blog: 'https://acme.org' }),
      '/search/users': jsonAnswer(fixture('search.json')),
    });
    expect(await provider.call(params, context)).toMatchObject({
      socials: { github_url: 'https://github.com/acme-gauges' },
      confidence: 0.6,
    });
    expect(outbound.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each<[string, Record<string, ScriptedAnswer>]>([
    ['nobody', { '/search/users': jsonAnswer('{"total_count":0,"items":[]}') }],
    [
      'a person',
      { '/orgs/acme': organisation({ type: 'User' }), '/search/users': jsonAnswer('{"items":[]}') },
    ],
    [
      'two that name the domain',
      {
        '/search/users': jsonAnswer('{"items":[{"login":"one"},{"login":"two"}]}'),
        '/orgs/one': organisation({ login: 'one', is_verified: false }),
        '/orgs/two': organisation({ login: 'two', is_verified: false }),
      },
    ],
  ])('takes none of %s', async (_, answers) => {
    expect(await setUp(answers).provider.call(params, context)).toMatchObject({ name: null, sources: [] });
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'the limit of the hour',
      jsonAnswer(fixture('rate-limited.json'), 403, {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': '4102444800',
      }),
      { outcome: 'rate_limited' },
    ],
    [
      'the limit of bursts',
      jsonAnswer('{}', 403, { 'retry-after': '60' }),
      { outcome: 'rate_limited', retryAfterSeconds: 60 },
    ],
    ['a token it refuses', jsonAnswer('{"message":"Bad credentials"}', 401), { outcome: 'misconfigured' }],
    ['something else', jsonAnswer('{}'), { outcome: 'upstream_error' }],
  ])('classes %s', async (_, answer, expected) => {
    const failure = await setUp({ '/orgs/acme': answer }, 'k-for-tests')
      .provider.call(params, context)
      .catch((error: unknown) => error);
    expect(failureForError(failure)).toMatchObject(expected);
    expect(String(failure)).not.toContain('k-for-tests');
  });
});
