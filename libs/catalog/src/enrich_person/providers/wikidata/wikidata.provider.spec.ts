import { FakeOutboundClient, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { Wikidata } from '../../../vendors/wikidata/wikidata.js';
import { EnrichPersonParams } from '../../enrich-person.params.js';
import { WikidataProvider } from './wikidata.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const params = (fields: Partial<EnrichPersonParams>) => Object.assign(new EnrichPersonParams(), fields);
const setUp = (item: string = fixture('item.json'), found: string = fixture('by-name.json')) => {
  const outbound = new FakeOutboundClient(({ url }) => {
    if (url.includes('wbsearchentities')) return jsonAnswer(found);
    return jsonAnswer(url.includes('wbgetentities') ? fixture('labels.json') : item);
  });
  return new WikidataProvider(
    new Wikidata({ apiKey: undefined, baseUrl: 'https://www.wikidata.org' }, outbound),
  );
};

describe('WikidataProvider', () => {
  it('maps the item of a name and an employer', async () => {
    const result = await setUp().call(params({ name: 'Ada Lovelace', company: 'Acme' }), context);
    expect(result).toMatchObject({
      full_name: 'Ada Lovelace',
      headline: 'British computer scientist',
      company: { name: 'Acme', domain: null },
      orcid: '0000-0002-1825-0097',
      wikidata_id: 'Q900020',
      photo_url: 'https://commons.wikimedia.org/wiki/Special:FilePath/Ada_Example.jpg',
      socials: { github_url: 'https://github.com/ada', x_url: 'https://x.com/ada_l' },
      employment: [
        { organisation: 'Acme', title: null, start_year: 2015, end_year: null },
        { organisation: 'University of Ockham', title: null, start_year: 2009, end_year: 2014 },
      ],
      education: [{ organisation: 'University of Ockham', title: null, start_year: null, end_year: 2008 }],
      confidence: 0.8,
      sources: [{ provider: 'wikidata', url: 'https://www.wikidata.org/wiki/Q900020' }],
    });
  });

  it.each<[Partial<EnrichPersonParams>, number]>([
    [{ company: 'University of Ockham' }, 0.8],
    [{ github: 'Ada' }, 0.95],
    [{ orcid: '0000-0002-1825-0097', company: 'Apex' }, 0.95],
    [{ company: 'Apex' }, 0],
    [{ company: 'Acme', orcid: '0000-0001-5109-3700' }, 0],
  ])('is as sure as what was asked allows: %j', async (fields, confidence) => {
    const result = await setUp().call(params({ name: 'Ada Lovelace', ...fields }), context);
    expect(result.confidence).toBe(confidence);
  });

  it.each([
    [
      'somebody of another name',
      fixture('item.json').replaceAll('Lovelace', 'Byron'),
      fixture('by-name.json'),
    ],
    ['no human', fixture('item.json').replace('"Q5"', '"Q4830453"'), fixture('by-name.json')],
    ['nobody', fixture('item.json'), fixture('nothing.json')],
  ])('finds nothing in %s', async (_, item, found) => {
    const result = await setUp(item, found).call(params({ name: 'Ada Lovelace', company: 'Acme' }), context);
    expect(result).toMatchObject({ full_name: null, sources: [] });
  });

  it('reads an employer out of a position', async () => {
    const item = fixture('item.json').replace('"P69"', '"P39"');
    const labels = fixture('labels.json').replace('University of Ockham', 'President of the Royal Bank');
    const outbound = new FakeOutboundClient(({ url }) => {
      if (url.includes('wbsearchentities')) return jsonAnswer(fixture('by-name.json'));
      return jsonAnswer(url.includes('wbgetentities') ? labels : item);
    });
    const provider = new WikidataProvider(
      new Wikidata({ apiKey: undefined, baseUrl: 'https://www.wikidata.org' }, outbound),
    );
    const result = await provider.call(params({ name: 'Ada Lovelace', company: 'Royal Bank' }), context);
    expect(result.wikidata_id).toBe('Q900020');
  });

  it('needs a name, and something that bears it out', () => {
    const provider = setUp();
    const asked = [
      { name: 'A B', company: 'C' },
      { name: 'A B', github: 'ab' },
      { name: 'A B', domain: 'c.com' },
      { github: 'ab' },
    ];
    expect(asked.map((fields) => provider.supports(params(fields)))).toEqual([true, true, false, false]);
  });
});
