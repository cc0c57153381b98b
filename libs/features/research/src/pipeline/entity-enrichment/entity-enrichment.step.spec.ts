import { AppError } from '@capstan/kit';
import { describe, expect, it } from 'vitest';
import type { Company, Entities, Person } from '../../model/entity.js';
import { FakeCapabilities } from '../fixtures/fake-capabilities.js';
import { FakeRun } from '../fixtures/fake-run.js';
import { EntityEnrichment } from './entity-enrichment.step.js';

class Unavailable extends AppError {
  constructor(slug: string) {
    super({
      slug,
      status: 503,
      title: 'x',
      detail: 'x',
      category: 'transient',
      isRetriable: true,
      alternativeAction: 'x',
    });
  }
}

const company = (name: string, fields: Partial<Company> = {}): Company => ({
  name,
  domain: null,
  industry: null,
  employeeCount: null,
  profile: null,
  sources: [1],
  foundBy: ['role'],
  ...fields,
});
const person = (name: string, fields: Partial<Person> = {}): Person => ({
  name,
  role: null,
  company: 'Acme',
  profile: null,
  sources: [1],
  foundBy: ['role'],
  ...fields,
});
const entities = (companies: Company[], people: Person[] = []): Entities => ({ companies, people });
const foundCompany = (name: string, fields: object = {}): object => ({
  name,
  legal_name: `${name} GmbH`,
  domain: 'acme.example',
  industry: 'pumps',
  employee_count: 1200,
  country: 'DE',
  confidence: 0.9,
  sources: [{ provider: 'wikidata', url: null }],
  ...fields,
});
const foundPerson = (fields: object = {}): object => ({
  full_name: 'Jane Doe',
  headline: 'physicist',
  title: 'CEO',
  company: { name: 'Acme', domain: null },
  orcid: '0000-0002-1825-0097',
  socials: { github_url: 'https://github.com/jane', linkedin_url: null, website_url: null },
  confidence: 0.8,
  sources: [{ provider: 'orcid', url: null }],
  ...fields,
});

describe('EntityEnrichment', () => {
  it('fills in what no source states and never overwrites what one does', async () => {
    const capabilities = new FakeCapabilities({ enrich_company: () => foundCompany('Acme') });
    const run = new FakeRun();
    const known = company('Acme', { industry: 'heat pumps' });
    const { entities: found, enriched } = await new EntityEnrichment(capabilities).run(
      run,
      entities([known]),
    );
    expect(enriched).toBe(1);
    expect(found.companies[0]).toMatchObject({
      domain: 'acme.example',
      industry: 'heat pumps',
      employeeCount: 1200,
      profile: { providers: ['wikidata'], legalName: 'Acme GmbH', country: 'DE' },
    });
    expect(run.emitted('entity.enriched')).toEqual([
      { kind: 'company', name: 'Acme', providers: ['wikidata'] },
    ]);
    expect(known.profile).toBeNull();
  });

  it.each<[string, Company, object | null]>([
    ['another name', company('Acme'), foundCompany('Apex', { legal_name: null })],
    ['another domain', company('Acme', { domain: 'acme.org' }), foundCompany('Acme')],
    ['little confidence', company('Acme'), foundCompany('Acme', { confidence: 0.3 })],
    ['nothing', company('Acme'), null],
  ])('does not accept %s', async (_, known, answer) => {
    const capabilities = new FakeCapabilities({ enrich_company: () => answer });
    const result = await new EntityEnrichment(capabilities).run(new FakeRun(), entities([known]));
    expect(result).toEqual({ entities: entities([known]), enriched: 0 });
  });

  it.each<[string, object, boolean]>([
    ['the same person', {}, true],
    ['a fuller form of the name', { full_name: 'Jane Mary Doe' }, true],
    ['another given name', { full_name: 'John Doe' }, false],
    ['a surname alone', { full_name: 'Doe' }, false],
    ['an unconfirmed name', { confidence: 0.5 }, false],
  ])('distinguishes people: %s', async (_, fields, isTaken) => {
    const capabilities = new FakeCapabilities({ enrich_person: () => foundPerson(fields) });
    const { entities: found } = await new EntityEnrichment(capabilities).run(
      new FakeRun(),
      entities([], [person('Jane Doe')]),
    );
    expect(found.people[0]?.profile !== null).toBe(isTaken);
    expect(found.people[0]?.role).toBe(isTaken ? 'CEO' : null);
  });

  it('looks up those of the question first, then those of most sources, within the budget', async () => {
    const capabilities = new FakeCapabilities({ enrich_company: () => null, enrich_person: () => null });
    const run = new FakeRun({ request: { query: 'Who owns Zeta Pumps?' }, limits: { enrichments: 3 } });
    const companies = [
      company('Acme', { sources: [1, 2, 3], domain: 'acme.example' }),
      company('Beta', { sources: [1] }),
      company('Zeta Pumps', { sources: [2] }),
    ];
    await new EntityEnrichment(capabilities).run(
      run,
      entities(companies, [person('Jane Doe', { sources: [1, 2] }), person('Bo', { company: null })]),
    );
    expect(capabilities.calls.map(({ capability, params }) => [capability, params])).toEqual([
      ['enrich_company', { name: 'Zeta Pumps' }],
      ['enrich_company', { name: 'Acme', domain: 'acme.example' }],
      ['enrich_person', { name: 'Jane Doe', company: 'Acme', domain: 'acme.example' }],
    ]);
    expect(run.budget.used('enrichments')).toBe(3);
  });

  it('makes at most four calls at a time, and repeats none', async () => {
    const capabilities = new FakeCapabilities({
      enrich_company: ({ name }) => Promise.resolve(foundCompany(String(name))),
    });
    const many = entities(Array.from({ length: 8 }, (_, index) => company(`Firm ${index}`)));
    const first = new FakeRun({ limits: { enrichments: 8 } });
    const step = new EntityEnrichment(capabilities);
    const result = await step.run(first, many);
    expect([capabilities.maxConcurrent, capabilities.calls.length, result.enriched]).toEqual([4, 8, 8]);
    const again = new FakeRun({ limits: { enrichments: 8 }, checkpoints: first.checkpoints });
    expect(await step.run(again, many)).toEqual(result);
    expect([capabilities.calls.length, again.budget.used('enrichments')]).toEqual([8, 8]);
  });

  it('warns once about a missing capability, and stores failures as results', async () => {
    const capabilities = new FakeCapabilities({
      enrich_company: () => Promise.reject(new Unavailable('capability-unavailable')),
      enrich_person: () => Promise.reject(new Unavailable('providers-failed')),
    });
    const run = new FakeRun();
    const all = entities([company('Acme'), company('Beta')], [person('Jane Doe')]);
    const result = await new EntityEnrichment(capabilities).run(run, all);
    expect(result).toEqual({ entities: all, enriched: 0 });
    expect(run.emitted('warning')).toEqual([
      { capability: 'enrich_company', reason: 'capability-unavailable' },
    ]);
    expect(run.checkpoints.stored.size).toBe(3);
  });

  it('ends with the run, and stores nothing then', async () => {
    const end = new AbortController();
    const capabilities = new FakeCapabilities({
      enrich_company: () => {
        end.abort(new Error('cancelled'));
        throw new Error('aborted');
      },
    });
    const run = new FakeRun({ signal: end.signal });
    await expect(new EntityEnrichment(capabilities).run(run, entities([company('Acme')]))).rejects.toThrow(
      'cancelled',
    );
    expect(run.checkpoints.stored.size).toBe(0);
  });

  it('does not change entities when the time is over', async () => {
    const capabilities = new FakeCapabilities({ enrich_company: () => foundCompany('Acme') });
    const run = new FakeRun({ limits: { wallMs: 1 } });
    const result = await new EntityEnrichment(capabilities).run(run, entities([company('Acme')]));
    expect([result.enriched, capabilities.calls.length, run.budget.isExhausted]).toEqual([0, 0, true]);
  });
});
