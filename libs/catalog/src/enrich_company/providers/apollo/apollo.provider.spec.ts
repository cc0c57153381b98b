import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { EnrichCompanyParams } from '../../enrich-company.params.js';
import { ApolloProvider } from './apollo.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const params = (domain?: string) => Object.assign(new EnrichCompanyParams(), { domain });
const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return {
    outbound,
    provider: new ApolloProvider({ apiKey: 'k-for-tests', baseUrl: 'https://api.apollo.io' }, outbound),
  };
};

describe('ApolloProvider', () => {
  it('maps an organisation to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('company.json')));
    expect(provider.supports(params())).toBe(false);
    expect(await provider.call(params('acme.com'), context)).toMatchObject({
      name: 'Acme',
      domain: 'acme.com',
      employee_count: 320,
      founded_year: 1998,
      headquarters: 'Hamburg',
      phones: ['+49 40 5550142'],
      socials: { facebook_url: 'https://www.facebook.com/acmegauges' },
    });
    const [request] = outbound.requests;
    expect(request?.url).toBe('https://api.apollo.io/api/v1/organizations/enrich?domain=acme.com');
    expect(request?.headers).toMatchObject({ 'x-api-key': 'k-for-tests' });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['no organisation', jsonAnswer(fixture('nothing.json')), 'acme.com'],
    ['an organisation of another domain', jsonAnswer(fixture('company.json')), 'other.com'],
  ])('finds nothing in %s', async (_, answer, domain) => {
    expect(await setUp(answer).provider.call(params(domain), context)).toMatchObject({
      name: null,
      sources: [],
    });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['a plan without enrichment', jsonAnswer(fixture('inaccessible.json'), 403), 'misconfigured'],
    ['its limit', jsonAnswer('{}', 429, { 'retry-after': '60' }), 'rate_limited'],
    ['something else', jsonAnswer('{}'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    const failure = await setUp(answer)
      .provider.call(params('acme.com'), context)
      .catch((error: unknown) => error);
    expect(failureForError(failure)).toMatchObject({ outcome });
  });
});
