import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProvider } from '@capstan/kit/testing';
import { EnrichCompanyParams } from '../../enrich-company.params.js';
import { GleifProvider } from './gleif.provider.js';

const found = ['completions.json', 'records.json'];
const withoutAustria = readFileSync(join(import.meta.dirname, 'fixtures', 'records.json'), 'utf8').replace(
  /("jurisdiction": "AT",\s+"status": )"ACTIVE"/,
  '$1"INACTIVE"',
);

describeProvider(GleifProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new EnrichCompanyParams(), { name: 'Acme GmbH' }),
  serves: [{ name: 'Acme' }],
  declines: [{ name: undefined, domain: 'acme.com' }],
  ok: 'completions.json',
  cases: [
    {
      title: 'finds the one of the name in the country',
      params: { country: 'DE' },
      answer: found,
      request: [
        {
          url: 'https://api.gleif.org/api/v1/fuzzycompletions',
          query: { field: 'entity.legalName', q: 'Acme GmbH' },
          headers: { accept: 'application/vnd.api+json' },
        },
        {
          url: 'https://api.gleif.org/api/v1/lei-records',
          // The limited company of that name has another legal form.
          query: { 'filter[lei]': '529900ACMEGAUGES0042,391200ACMEDRAINAGE79', 'page[size]': '20' },
        },
      ],
      like: {
        name: null,
        legal_name: 'Acme GmbH',
        headquarters: 'Hamburg',
        country: 'DE',
        lei: '529900ACMEGAUGES0042',
        registration_number: 'HRB 90042',
        confidence: 0.75,
        sources: [{ provider: 'gleif', url: 'https://search.gleif.org/#/record/529900ACMEGAUGES0042' }],
      },
    },
    {
      title: 'prefers one that is active',
      answer: ['completions.json', { body: withoutAustria }],
      like: { country: 'DE', confidence: 0.6 },
    },
    {
      title: 'makes one request if no name is similar',
      params: { name: 'Acme' },
      answer: 'nothing.json',
      request: [{}],
      like: { lei: null },
    },
  ],
  nothing: {
    like: { lei: null, sources: [] },
    when: [
      ['two have the name', found],
      ['none of the country has it', found, { country: 'FR' }],
    ],
  },
  faults: [
    ['a refused filter', { status: 400, fixture: 'error.json' }, 'upstream_error'],
    ['an error under 200', 'error.json', 'upstream_error'],
  ],
});
