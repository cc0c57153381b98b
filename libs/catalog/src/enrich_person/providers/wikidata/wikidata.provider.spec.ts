import type { ConfigOf, OutboundRequest } from '@capstan/kit';
import { type StatedAnswer, describeProvider } from '@capstan/kit/testing';
import { fixturesIn } from '@capstan/platform-testing';
import type { wikidataConfig } from '../../../vendors/wikidata/wikidata.config.js';
import { Wikidata } from '../../../vendors/wikidata/wikidata.js';
import { EnrichPersonParams } from '../../enrich-person.params.js';
import { WikidataProvider } from './wikidata.provider.js';

const fixture = fixturesIn(import.meta.dirname);
/** Wikidata responses for the item, the search and the labels. */
const answers =
  (
    item: StatedAnswer = 'item.json',
    found: StatedAnswer = 'by-name.json',
    labels: StatedAnswer = 'labels.json',
  ) =>
  ({ url }: OutboundRequest): StatedAnswer => {
    if (url.includes('wbsearchentities')) return found;
    return url.includes('wbgetentities') ? labels : item;
  };
const confidences: [Partial<EnrichPersonParams>, number][] = [
  [{ company: 'University of Ockham' }, 0.8],
  [{ company: undefined, github: 'Ada' }, 0.95],
  [{ company: 'Apex', orcid: '0000-0002-1825-0097' }, 0.95],
  [{ company: 'Apex' }, 0],
  [{ orcid: '0000-0001-5109-3700' }, 0],
];

describeProvider(WikidataProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new EnrichPersonParams(), { name: 'Ada Lovelace', company: 'Acme' }),
  create: (config: ConfigOf<typeof wikidataConfig>, outbound) =>
    new WikidataProvider(new Wikidata(config, outbound)),
  serves: [{}, { company: undefined, github: 'ab' }],
  declines: [
    { company: undefined, domain: 'c.com' },
    { name: undefined, company: undefined, github: 'ab' },
  ],
  ok: 'by-name.json',
  cases: [
    {
      title: 'maps the item of a name and an employer',
      answer: answers(),
      like: {
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
      },
    },
    ...confidences.map(([params, confidence]) => ({
      title: `has a confidence of ${confidence} for ${JSON.stringify(params)}`,
      params,
      answer: answers(),
      like: { confidence },
    })),
    {
      title: 'reads an employer out of a position',
      params: { company: 'Royal Bank' },
      answer: answers({ body: fixture('item.json').replace('"P69"', '"P39"') }, 'by-name.json', {
        body: fixture('labels.json').replace('University of Ockham', 'President of the Royal Bank'),
      }),
      like: { wikidata_id: 'Q900020' },
    },
  ],
  nothing: {
    like: { full_name: null, sources: [] },
    when: [
      ['the name is another', answers({ body: fixture('item.json').replaceAll('Lovelace', 'Byron') })],
      ['it is not a human', answers({ body: fixture('item.json').replace('"Q5"', '"Q4830453"') })],
      ['there is no match', answers('item.json', 'nothing.json')],
    ],
  },
});
