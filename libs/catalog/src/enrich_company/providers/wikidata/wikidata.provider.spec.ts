import { failureForError } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { Wikidata } from '../../../vendors/wikidata/wikidata.js';
import { EnrichCompanyParams } from '../../enrich-company.params.js';
import { WikidataProvider } from './wikidata.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const params = (fields: Partial<EnrichCompanyParams>) => Object.assign(new EnrichCompanyParams(), fields);
const item = (id: string, change: (text: string) => string = (text) => text): ScriptedAnswer =>
  jsonAnswer(change(fixture('item.json')).replaceAll('Q900001', id));
const village = jsonAnswer(
  '{"type":"item","id":"Q900002","labels":{"en":"Acme"},"descriptions":{},"aliases":{},"statements":{"P31":[{"rank":"normal","property":{"id":"P31","data_type":"wikibase-item"},"value":{"type":"value","content":"Q532"}}]}}',
);

/** The parts of Wikidata that a call asks, as far as a test does not say otherwise. */
const setUp = (answers: Record<string, ScriptedAnswer> = {}) => {
  const usual: Record<string, ScriptedAnswer> = {
    'list=search': jsonAnswer(fixture('by-domain.json')),
    wbsearchentities: jsonAnswer(fixture('by-name.json')),
    wbgetentities: jsonAnswer(fixture('labels.json')),
    'items/Q900001': item('Q900001'),
    'items/Q900002': village,
    'items/Q183/statements': jsonAnswer(fixture('country.json')),
  };
  const outbound = new FakeOutboundClient(({ url }) => {
    const script = Object.entries({ ...usual, ...answers }).find(([part]) => url.includes(part));
    return script?.[1] ?? jsonAnswer('{"code":"resource-not-found"}', 404);
  });
  const config = { apiKey: undefined, baseUrl: 'https://www.wikidata.org' };
  return { outbound, provider: new WikidataProvider(new Wikidata(config, outbound)) };
};

describe('WikidataProvider', () => {
  it('finds a company by its domain and reads what holds now', async () => {
    const { provider, outbound } = setUp();
    const result = await provider.call(params({ domain: 'acme.com' }), context);
    expect(result).toEqual({
      name: 'Acme',
      legal_name: null,
      domain: 'acme.com',
      description: 'German maker of tide gauges',
      industry: 'instrument making',
      employee_count: 312,
      employee_count_year: 2025,
      founded_year: 1998,
      headquarters: 'Hamburg',
      country: 'DE',
      chief_executive: 'Mara Sandvik',
      ticker: null,
      lei: '529900ACMEGAUGES0042',
      registration_number: null,
      wikidata_id: 'Q900001',
      logo_url: 'https://commons.wikimedia.org/wiki/Special:FilePath/Acme_logo.svg',
      emails: [],
      phones: [],
      socials: {
        linkedin_url: 'https://www.linkedin.com/company/acme-gauges',
        x_url: 'https://x.com/acmegauges',
        github_url: null,
        facebook_url: null,
        crunchbase_url: null,
      },
      sources: [
        expect.objectContaining({ provider: 'wikidata', url: 'https://www.wikidata.org/wiki/Q900001' }),
      ],
      confidence: 0.9,
    });
    const search = new URL(outbound.requests[0]!.url).searchParams.get('srsearch');
    expect(search).toContain('haswbstatement:P856=https://acme.com|P856=https://acme.com/');
    expect(search).toContain('P856=http://www.acme.com/');
  });

  it('finds it by name among things that are no companies', async () => {
    const { provider, outbound } = setUp();
    const result = await provider.call(params({ name: 'ACME GmbH', country: 'DE' }), context);
    expect(result).toMatchObject({ wikidata_id: 'Q900001', confidence: 0.75 });
    expect(new URL(outbound.requests[0]!.url).searchParams.get('language')).toBe('en');
  });

  it('looks for a name in the language of its script', async () => {
    const { provider, outbound } = setUp();
    const result = await provider.call(params({ name: 'アクメ株式会社' }), context);
    expect(new URL(outbound.requests[0]!.url).searchParams.get('language')).toBe('ja');
    expect(result).toMatchObject({ wikidata_id: 'Q900001', confidence: 0.6 });
  });

  it.each<[string, Partial<EnrichCompanyParams>, Record<string, ScriptedAnswer>]>([
    ['two companies bear the name', { name: 'Acme' }, { 'items/Q900002': item('Q900002') }],
    ['the country is another', { name: 'Acme', country: 'AT' }, {}],
    ['nobody bears the name', { name: 'Acme Records' }, {}],
    [
      'it is a person',
      { name: 'Acme' },
      { 'items/Q900001': item('Q900001', (text) => text.replace('Q4830453', 'Q5')) },
    ],
    [
      'the one of that name has another domain',
      { name: 'Acme', domain: 'acme.org' },
      { 'list=search': jsonAnswer(fixture('nothing.json')) },
    ],
    ['nothing is found', { domain: 'acme.com' }, { 'list=search': jsonAnswer(fixture('nothing.json')) }],
    [
      'the item is gone',
      { domain: 'acme.com' },
      { 'items/Q900001': jsonAnswer('{"code":"resource-not-found"}', 404) },
    ],
  ])('takes none when %s', async (_, fields, answers) => {
    const result = await setUp(answers).provider.call(params(fields), context);
    expect(result).toMatchObject({ wikidata_id: null, name: null, sources: [], confidence: 0 });
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'lag',
      jsonAnswer(fixture('maxlag.json'), 200, { 'retry-after': '5' }),
      { outcome: 'upstream_error', retryAfterSeconds: 5 },
    ],
    ['its limit', jsonAnswer('{"error":{"code":"ratelimited"}}', 200), { outcome: 'rate_limited' }],
    ['429', jsonAnswer('', 429), { outcome: 'rate_limited' }],
    [
      'a page',
      { headers: { 'content-type': 'text/html' }, body: '<p>Wikimedia Error' },
      { outcome: 'upstream_error' },
    ],
    ['a 404 of somebody else', { status: 404, body: '<p>No' }, { outcome: 'upstream_error' }],
    ['an item that is none', jsonAnswer('{"id":"__proto__"}'), { outcome: 'upstream_error' }],
    ['time', new OutboundError('timeout', 'too long'), { outcome: 'timeout' }],
  ])('classes %s', async (_, answer, expected) => {
    const { provider } = setUp({ 'list=search': answer, 'items/Q900001': answer });
    const failure = await provider
      .call(params({ domain: 'acme.com' }), context)
      .catch((error: unknown) => error);
    expect(failureForError(failure)).toMatchObject(expected);
  });
});
