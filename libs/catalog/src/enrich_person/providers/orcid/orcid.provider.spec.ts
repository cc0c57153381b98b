import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { EnrichPersonParams } from '../../enrich-person.params.js';
import { OrcidProvider } from './orcid.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const ORCID = '0000-0002-1825-0097';
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const params = (fields: Partial<EnrichPersonParams>) => Object.assign(new EnrichPersonParams(), fields);
const setUp = (search: ScriptedAnswer, record: ScriptedAnswer = jsonAnswer(fixture('record.json'))) => {
  const outbound = new FakeOutboundClient(({ url }) => (url.includes('expanded-search') ? search : record));
  return {
    outbound,
    provider: new OrcidProvider({ apiKey: undefined, baseUrl: 'https://pub.orcid.org' }, outbound),
  };
};

describe('OrcidProvider', () => {
  it('maps the record of an identifier', async () => {
    const { provider, outbound } = setUp({});
    const result = await provider.call(params({ orcid: ORCID, name: 'Ada Lovelace' }), context);
    expect(result).toMatchObject({
      full_name: 'Ada Lovelace',
      title: 'Head of Research',
      company: { name: 'Acme Ltd', domain: null },
      location: 'GB',
      emails: [{ value: 'ada@acme.com', type: null, status: 'verified' }],
      orcid: ORCID,
      bio: 'Works on engines that compute.',
      socials: { github_url: 'https://github.com/ada', website_url: 'https://ada.example/' },
      employment: [
        { organisation: 'Acme Ltd', title: 'Head of Research', start_year: 2015, end_year: null },
        { organisation: 'University of Ockham', title: 'Lecturer', start_year: 2009, end_year: 2014 },
      ],
      education: [{ organisation: 'University of Ockham', title: 'PhD', start_year: 2004, end_year: 2008 }],
      confidence: 0.95,
      sources: [{ provider: 'orcid', url: `https://orcid.org/${ORCID}` }],
    });
    expect(outbound.requests.map(({ url }) => url)).toEqual([`https://pub.orcid.org/v3.0/${ORCID}/record`]);
  });

  it('finds by name and employer the only one that fits', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('search.json')));
    const result = await provider.call(params({ name: 'Ada "Lovelace"', company: 'Acme' }), context);
    expect([result.orcid, result.confidence]).toEqual([null, 0]);
    const plain = await provider.call(params({ name: 'Ada Lovelace', company: 'Acme' }), context);
    expect([plain.orcid, plain.confidence]).toEqual([ORCID, 0.8]);
    expect(new URL(outbound.requests.at(-2)!.url).searchParams.get('q')).toBe(
      'given-names:"Ada" AND family-name:"Lovelace" AND affiliation-org-name:"Acme"',
    );
  });

  it.each<[string, ScriptedAnswer, Partial<EnrichPersonParams>]>([
    ['nobody', jsonAnswer(fixture('nothing.json')), { name: 'Ada Lovelace', company: 'Acme' }],
    ['nobody there', jsonAnswer(fixture('search.json')), { name: 'Ada Lovelace', company: 'Apex' }],
    [
      'two who fit',
      jsonAnswer(fixture('search.json').replace('Acme Anvils of Arizona', 'Acme')),
      { name: 'Ada Lovelace', company: 'Acme' },
    ],
    ['two of one address', jsonAnswer(fixture('search.json')), { email: 'ada@acme.com' }],
    ['the identifier of somebody else', {}, { orcid: ORCID, name: 'Bo Byron' }],
    ['a record that was merged into another', {}, { orcid: '0000-0001-5109-3700' }],
  ])('finds nothing: %s', async (_, search, fields) => {
    expect(await setUp(search).provider.call(params(fields), context)).toMatchObject({
      full_name: null,
      sources: [],
    });
  });

  it('knows that an identifier is unknown', async () => {
    const { provider } = setUp({}, jsonAnswer(fixture('not-found.json'), 404));
    expect(await provider.call(params({ orcid: ORCID }), context)).toMatchObject({ full_name: null });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['its limit', jsonAnswer('', 429), 'rate_limited'],
    ['another answer', jsonAnswer('{"results":[]}'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    const call = setUp(answer).provider.call(params({ name: 'Ada Lovelace', company: 'Acme' }), context);
    expect(failureForError(await call.catch((error: unknown) => error))).toMatchObject({ outcome });
  });

  it('serves what it can look for', () => {
    const { provider } = setUp({});
    const served = [
      { orcid: ORCID },
      { email: 'a@b.com' },
      { name: 'A B', company: 'C' },
      { name: 'A B', domain: 'c.com' },
      { github: 'ada' },
    ];
    expect(served.map((fields) => provider.supports(params(fields)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
