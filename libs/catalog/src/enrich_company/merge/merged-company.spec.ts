import { describe, expect, it } from 'vitest';
import { type CompanyFacts, toCompanyResult } from '../company-result.js';
import { EnrichCompanyParams } from '../enrich-company.params.js';
import { mergedCompany } from './merged-company.js';

const of = (provider: string, confidence: number, facts: CompanyFacts) => ({
  provider,
  result: toCompanyResult(facts, {
    provider,
    url: `https://${provider.replace('_', '-')}.example/`,
    confidence,
  }),
});
const params = (fields: Partial<EnrichCompanyParams>) => Object.assign(new EnrichCompanyParams(), fields);
const site = of('site_jsonld', 0.9, {
  name: 'Acme',
  domain: 'acme.com',
  description: 'Own words',
  employee_count: 5,
  socials: { x_url: 'https://x.com/acme' },
});
const wikidata = of('wikidata', 0.9, {
  name: 'Acme',
  domain: 'acme.com',
  country: 'DE',
  headquarters: 'Hamburg',
  employee_count: 312,
  employee_count_year: 2025,
  founded_year: 1998,
  lei: '529900ACMEGAUGES0042',
  description: 'German maker',
});
const gleif = of('gleif', 0.6, {
  legal_name: 'Acme GmbH',
  country: 'DE',
  headquarters: 'Hamburg',
  lei: '529900ACMEGAUGES0042',
});

describe('mergedCompany', () => {
  it('takes each field from its most trusted source, and names that source', () => {
    const merged = mergedCompany([site, wikidata, gleif], params({ domain: 'acme.com', name: 'Acme' }));
    expect(merged).toMatchObject({
      name: 'Acme',
      legal_name: 'Acme GmbH',
      description: 'Own words',
      employee_count: 312,
      employee_count_year: 2025,
      founded_year: 1998,
      country: 'DE',
      confidence: 0.99,
    });
    expect(merged.sources).toEqual([
      {
        provider: 'site_jsonld',
        url: 'https://site-jsonld.example/',
        fields: ['name', 'domain', 'description', 'socials'],
      },
      {
        provider: 'wikidata',
        url: 'https://wikidata.example/',
        fields: ['employee_count', 'employee_count_year', 'founded_year'],
      },
      {
        provider: 'gleif',
        url: 'https://gleif.example/',
        fields: ['legal_name', 'headquarters', 'country', 'lei'],
      },
    ]);
  });

  it.each([
    ['another domain', of('wikidata', 0.6, { name: 'Acme', domain: 'acme.org', employee_count: 9 })],
    ['another name', of('wikidata', 0.6, { name: 'Acme Records', employee_count: 9 })],
    [
      'another legal form',
      of('wikidata', 0.6, { name: 'Acme', legal_name: 'Other Ltd', domain: 'acme.co', employee_count: 9 }),
    ],
  ])('excludes a source about %s', (_, other) => {
    const merged = mergedCompany(
      [of('site_jsonld', 0.9, { name: 'Acme', domain: 'acme.com' }), other],
      params({ domain: 'acme.com' }),
    );
    expect(merged.employee_count).toBeNull();
    expect(merged.sources.map(({ provider }) => provider)).toEqual(['site_jsonld']);
    expect(merged.confidence).toBe(0.9);
  });

  it('keeps companies of one name in two countries apart', () => {
    const there = of('gleif', 0.6, { legal_name: 'Acme GmbH', country: 'AT', lei: '391200ACMEDRAINAGE79' });
    const { lei: _, ...facts } = { ...wikidata.result };
    const here = { provider: 'wikidata', result: { ...facts, lei: null } };
    expect(mergedCompany([here, there], params({ name: 'Acme' })).lei).toBeNull();
  });

  it('does not let a third source join two companies', () => {
    const joint = of('wikidata', 0.6, { name: 'Acme' });
    const other = of('hunter', 0.5, { name: 'Acme', domain: 'acme.org', founded_year: 1900 });
    const merged = mergedCompany([site, joint, other], params({ domain: 'acme.com' }));
    expect(merged.founded_year).toBeNull();
  });

  it('takes the number of employees and its year from the same source', () => {
    const hunter = of('hunter', 0.9, { name: 'Acme', domain: 'acme.com', employee_count: 300 });
    expect(mergedCompany([wikidata, hunter], params({ domain: 'acme.com' }))).toMatchObject({
      employee_count: 300,
      employee_count_year: null,
    });
  });

  it('does not mutate its input', () => {
    const before = structuredClone([site, wikidata, gleif]);
    mergedCompany([site, wikidata, gleif], params({ domain: 'acme.com' }));
    expect([site, wikidata, gleif]).toEqual(before);
  });
});
