import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { EnrichCompanyParams } from '../../enrich-company.params.js';
import { HunterProvider } from './hunter.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const params = (domain?: string) => Object.assign(new EnrichCompanyParams(), { domain });
const setUp = (answer: ScriptedAnswer, apiKey: string | undefined = 'k-for-tests') => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new HunterProvider({ apiKey, baseUrl: 'https://api.hunter.io' }, outbound) };
};

describe('HunterProvider', () => {
  it('serves domains, with a key', () => {
    const { provider, outbound } = setUp(jsonAnswer('{}'));
    expect([
      provider.isConfigured(),
      provider.supports(params('acme.com')),
      provider.supports(params()),
    ]).toEqual([true, true, false]);
    expect(
      new HunterProvider({ apiKey: undefined, baseUrl: 'https://api.hunter.io' }, outbound).isConfigured(),
    ).toBe(false);
  });

  it('maps a company to the contract; a span of employees is no number', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('company.json')));
    expect(await provider.call(params('acme.com'), context)).toMatchObject({
      name: 'Acme',
      legal_name: 'Acme GmbH',
      industry: 'Instruments',
      employee_count: null,
      founded_year: 1998,
      headquarters: 'Hamburg',
      country: 'DE',
      emails: ['info@acme.com'],
      socials: {
        linkedin_url: 'https://www.linkedin.com/company/acme-gauges',
        crunchbase_url: 'https://www.crunchbase.com/organization/acme',
      },
    });
    const [request] = outbound.requests;
    expect(request?.url).toBe('https://api.hunter.io/v2/companies/find?domain=acme.com');
    expect(request?.headers).toMatchObject({ 'x-api-key': 'k-for-tests' });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['an unknown company', jsonAnswer(fixture('not-found.json'), 404), 'acme.com'],
    ['a company of another domain', jsonAnswer(fixture('company.json')), 'other.com'],
  ])('finds nothing in %s', async (_, answer, domain) => {
    expect(await setUp(answer).provider.call(params(domain), context)).toMatchObject({
      name: null,
      sources: [],
    });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['the limit of the second', jsonAnswer(fixture('usage.json'), 403), 'rate_limited'],
    ['a refusal on the way', jsonAnswer('{}', 403), 'misconfigured'],
    ['the end of the plan', jsonAnswer(fixture('usage.json'), 429), 'quota_exhausted'],
    ['a refused key', jsonAnswer('{}', 401), 'misconfigured'],
    ['something else', jsonAnswer('{}'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    const failure = await setUp(answer)
      .provider.call(params('acme.com'), context)
      .catch((error: unknown) => error);
    expect(failureForError(failure)).toMatchObject({ outcome });
    expect(String(failure)).not.toContain('k-for-tests');
  });
});
