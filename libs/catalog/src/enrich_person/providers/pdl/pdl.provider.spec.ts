import { describeProvider } from '@capstan/kit/testing';
import { EnrichPersonParams } from '../../enrich-person.params.js';
import { PdlProvider } from './pdl.provider.js';

const questions: [Partial<EnrichPersonParams>, object][] = [
  [{ email: 'ada@acme.com' }, { email: 'ada@acme.com' }],
  [
    { name: 'Ada Lovelace', company: 'Acme', domain: 'acme.com' },
    { name: 'Ada Lovelace', company: 'Acme' },
  ],
  [
    { name: 'Ada Lovelace', domain: 'acme.com' },
    { name: 'Ada Lovelace', company: 'acme.com' },
  ],
];

describeProvider(PdlProvider, {
  fixtures: import.meta.dirname,
  params: new EnrichPersonParams(),
  needs: ['PDL_API_KEY'],
  serves: questions.map(([params]) => params),
  declines: [{ name: 'Ada Lovelace' }, { company: 'Acme' }],
  ok: 'person.json',
  cases: questions.map(([params, query]) => ({
    title: `maps a person found by ${Object.keys(params).join(', ')}, hidden fields as unknown`,
    params,
    answer: 'person.json',
    request: {
      url: 'https://api.peopledatalabs.com/v5/person/enrich',
      query: { min_likelihood: '6', titlecase: 'true', ...query },
      headers: { 'x-api-key': 'k-for-tests' },
      maxRedirects: 0,
    },
    like: {
      full_name: 'Ada Lovelace',
      title: 'Head of Research',
      company: { name: 'Acme', domain: 'acme.com' },
      emails: [],
      phones: [],
      socials: { linkedin_url: 'https://linkedin.com/in/ada-lovelace', github_url: 'https://github.com/ada' },
      employment: [{ organisation: 'Acme', title: 'Head of Research', start_year: 2015, end_year: null }],
      education: [
        { organisation: 'University of Ockham', title: 'doctorates', start_year: 2004, end_year: 2008 },
      ],
      confidence: 0.8,
    },
  })),
  nothing: {
    like: { full_name: null, sources: [] },
    when: [
      ['the person is unknown', { status: 404, fixture: 'not-found.json' }, { email: 'ada@acme.com' }],
      ['the employer is another', 'person.json', { name: 'Ada Lovelace', company: 'Apex' }],
      ['the name is another', 'person.json', { name: 'Bo Byron', email: 'bo@acme.com' }],
    ],
  },
  faults: [['a hidden name', { json: { status: 200, data: { full_name: true } } }, 'upstream_error']],
});
