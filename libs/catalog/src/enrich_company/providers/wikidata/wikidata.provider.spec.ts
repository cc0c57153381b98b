import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigOf, OutboundRequest } from '@capstan/kit';
import { type StatedAnswer, describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import type { wikidataConfig } from '../../../vendors/wikidata/wikidata.config.js';
import { Wikidata } from '../../../vendors/wikidata/wikidata.js';
import { EnrichCompanyParams } from '../../enrich-company.params.js';
import { WikidataProvider } from './wikidata.provider.js';

const acme = readFileSync(join(import.meta.dirname, 'fixtures', 'item.json'), 'utf8');
const gone: StatedAnswer = { status: 404, json: { code: 'resource-not-found' } };
const village: StatedAnswer = {
  json: {
    type: 'item',
    id: 'Q900002',
    labels: { en: 'Acme' },
    descriptions: {},
    aliases: {},
    statements: {
      P31: [
        {
          rank: 'normal',
          property: { id: 'P31', data_type: 'wikibase-item' },
          value: { type: 'value', content: 'Q532' },
        },
      ],
    },
  },
};

/** The Wikidata endpoints that a call uses, with defaults. */
const answers = (others: Record<string, StatedAnswer> = {}) => {
  const all: Record<string, StatedAnswer> = {
    'list=search': 'by-domain.json',
    wbsearchentities: 'by-name.json',
    wbgetentities: 'labels.json',
    'items/Q900001': 'item.json',
    'items/Q900002': village,
    'items/Q183/statements': 'country.json',
    ...others,
  };
  return ({ url }: OutboundRequest): StatedAnswer =>
    Object.entries(all).find(([part]) => url.includes(part))?.[1] ?? gone;
};
const named = (name: string, others: Partial<EnrichCompanyParams> = {}) => ({
  domain: undefined,
  name,
  ...others,
});

describeProvider(WikidataProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new EnrichCompanyParams(), { domain: 'acme.com' }),
  create: (config: ConfigOf<typeof wikidataConfig>, outbound) =>
    new WikidataProvider(new Wikidata(config, outbound)),
  ok: 'by-domain.json',
  cases: [
    {
      title: 'finds a company by its domain and reads what holds now',
      answer: answers(),
      request: {
        query: expect.objectContaining({
          srsearch: expect.stringMatching(
            /haswbstatement:P856=https:\/\/acme\.com\|P856=https:\/\/acme\.com\/.*P856=http:\/\/www\.acme\.com\//,
          ) as string,
        }) as object,
      },
      result: {
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
      },
    },
    {
      title: 'finds it by name among things that are not companies',
      params: named('ACME GmbH', { country: 'DE' }),
      answer: answers(),
      request: { query: expect.objectContaining({ language: 'en' }) as object },
      like: { wikidata_id: 'Q900001', confidence: 0.75 },
    },
    {
      title: 'looks for a name in the language of its script',
      params: named('アクメ株式会社'),
      answer: answers(),
      request: { query: expect.objectContaining({ language: 'ja' }) as object },
      like: { wikidata_id: 'Q900001', confidence: 0.6 },
    },
  ],
  nothing: {
    like: { wikidata_id: null, name: null, sources: [], confidence: 0 },
    when: [
      [
        'two companies have the name',
        answers({ 'items/Q900002': { body: acme.replaceAll('Q900001', 'Q900002') } }),
        named('Acme'),
      ],
      ['the country is another', answers(), named('Acme', { country: 'AT' })],
      ['none has the name', answers(), named('Acme Records')],
      [
        'it is a person',
        answers({ 'items/Q900001': { body: acme.replace('Q4830453', 'Q5') } }),
        named('Acme'),
      ],
      [
        'the one of that name has another domain',
        answers({ 'list=search': 'nothing.json' }),
        { name: 'Acme', domain: 'acme.org' },
      ],
      ['nothing is found', answers({ 'list=search': 'nothing.json' })],
      ['the item is gone', answers({ 'items/Q900001': gone })],
    ],
  },
  faults: [
    ['lag', { retryAfter: 5, fixture: 'maxlag.json' }, ['upstream_error', 5]],
    ['its limit', { json: { error: { code: 'ratelimited' } } }, 'rate_limited'],
    [
      'a 404 of another service',
      { status: 404, headers: { 'content-type': 'text/html' }, body: '<p>No' },
      'upstream_error',
    ],
    ['an item without a valid id', { json: { id: '__proto__' } }, 'upstream_error'],
  ],
});
