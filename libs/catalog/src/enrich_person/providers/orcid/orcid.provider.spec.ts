import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { EnrichPersonParams } from '../../enrich-person.params.js';
import { OrcidProvider } from './orcid.provider.js';

const ORCID = '0000-0002-1825-0097';
const atAcme = { name: 'Ada Lovelace', company: 'Acme' };
const search = readFileSync(join(import.meta.dirname, 'fixtures', 'search.json'), 'utf8');

describeProvider(OrcidProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new EnrichPersonParams(), atAcme),
  serves: [{ orcid: ORCID }, { email: 'a@b.com' }, { name: 'A B', company: 'C' }],
  declines: [
    { company: undefined, domain: 'c.com' },
    { name: undefined, company: undefined, github: 'ada' },
  ],
  ok: 'search.json',
  cases: [
    {
      title: 'maps the record of an identifier',
      params: { orcid: ORCID, company: undefined },
      answer: 'record.json',
      request: [{ url: `https://pub.orcid.org/v3.0/${ORCID}/record`, query: {} }],
      like: {
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
      },
    },
    {
      title: 'finds by name and employer the only one that fits',
      answer: ['search.json', 'record.json'],
      request: [
        {
          url: 'https://pub.orcid.org/v3.0/expanded-search/',
          query: expect.objectContaining({
            q: 'given-names:"Ada" AND family-name:"Lovelace" AND affiliation-org-name:"Acme"',
          }) as object,
        },
        { url: `https://pub.orcid.org/v3.0/${ORCID}/record` },
      ],
      like: { orcid: ORCID, confidence: 0.8 },
    },
  ],
  nothing: {
    like: { full_name: null, orcid: null, sources: [], confidence: 0 },
    when: [
      ['there is no match', 'nothing.json'],
      ['the quoted name is another', ['search.json', 'record.json'], { name: 'Ada "Lovelace"' }],
      ['none works there', ['search.json', 'record.json'], { company: 'Apex' }],
      ['two fit', [{ body: search.replace('Acme Anvils of Arizona', 'Acme') }, 'record.json']],
      [
        'two have the address',
        ['search.json', 'record.json'],
        { name: undefined, company: undefined, email: 'ada@acme.com' },
      ],
      ['the identifier is that of another person', 'record.json', { orcid: ORCID, name: 'Bo Byron' }],
      [
        'the record was merged into another',
        'record.json',
        { orcid: '0000-0001-5109-3700', name: undefined },
      ],
      ['the identifier is unknown', { status: 404, fixture: 'not-found.json' }, { orcid: ORCID }],
    ],
  },
  faults: [['a list of results', { json: { results: [] } }, 'upstream_error']],
});
