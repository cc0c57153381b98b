import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { EnrichCompanyParams } from '../../enrich-company.params.js';
import { PdlProvider } from './pdl.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const params = (fields: Partial<EnrichCompanyParams>) => Object.assign(new EnrichCompanyParams(), fields);
const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  const config = { apiKey: 'k-for-tests', baseUrl: 'https://api.peopledatalabs.com' };
  return { outbound, provider: new PdlProvider(config, outbound) };
};

describe('PdlProvider', () => {
  it.each<[Partial<EnrichCompanyParams>, string, number]>([
    [{ domain: 'acme.com', name: 'Acme' }, 'titlecase=true&website=acme.com', 0.9],
    [{ name: 'Acme', country: 'DE' }, 'titlecase=true&name=Acme&country=DE', 0.6],
  ])('maps a company found by %j', async (fields, query, confidence) => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('company.json')));
    expect(await provider.call(params(fields), context)).toMatchObject({
      name: 'Acme',
      domain: 'acme.com',
      employee_count: 318,
      industry: 'Industrial Automation',
      // It names the country, and gives no code.
      country: null,
      socials: {
        linkedin_url: 'https://www.linkedin.com/company/acme-gauges',
        x_url: 'https://x.com/acmegauges',
      },
      confidence,
    });
    expect(outbound.requests[0]?.url).toBe(`https://api.peopledatalabs.com/v5/company/enrich?${query}`);
  });

  it.each<[string, ScriptedAnswer, Partial<EnrichCompanyParams>]>([
    ['an unknown company', jsonAnswer(fixture('not-found.json'), 404), { domain: 'acme.com' }],
    ['a loose match', jsonAnswer(fixture('company.json')), { name: 'Acme Records' }],
    ['another domain', jsonAnswer(fixture('company.json')), { domain: 'acme.org' }],
  ])('finds nothing in %s', async (_, answer, fields) => {
    expect(await setUp(answer).provider.call(params(fields), context)).toMatchObject({
      name: null,
      sources: [],
    });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['the end of the plan', jsonAnswer('{}', 402), 'quota_exhausted'],
    ['its limit', jsonAnswer('{}', 429), 'rate_limited'],
    ['hidden fields', jsonAnswer('{"status":200,"name":true,"employee_count":true}'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    const failure = await setUp(answer)
      .provider.call(params({ name: 'Acme' }), context)
      .catch((error: unknown) => error);
    expect(failureForError(failure)).toMatchObject({ outcome });
  });
});
