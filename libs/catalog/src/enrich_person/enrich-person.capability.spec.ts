import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { acceptPerson } from './accept-person.js';
import { enrichPerson } from './enrich-person.capability.js';
import { EnrichPersonParams } from './enrich-person.params.js';
import { type PersonFacts, toPersonResult, unknownPerson } from './person-result.js';
import { isRequestedPerson, includesRequestedEmployer, isSameEmployer, isSameName } from './same-person.js';

/** Names of the invalid fields. */
const faultsOf = (body: object): string[] =>
  validateSync(plainToInstance(EnrichPersonParams, body), {
    whitelist: true,
    forbidNonWhitelisted: true,
  }).map(({ property }) => property);
const asked = (fields: Partial<EnrichPersonParams>) => Object.assign(new EnrichPersonParams(), fields);
const found = (facts: PersonFacts) => toPersonResult(facts, { provider: 'p', url: null, confidence: 0.8 });

describe('enrich_person', () => {
  it.each(enrichPerson.examples)('accepts its own example: $title', ({ params }) => {
    expect(faultsOf(params)).toEqual([]);
  });

  it.each<object>([
    { name: 'Ada Lovelace', domain: 'acme.com' },
    { name: 'Ada Lovelace', domain: 'https://www.acme.com/' },
    { orcid: 'https://orcid.org/0000-0002-1825-0097' },
    { github: 'ada' },
    { name: 'Ada Lovelace', email: 'ada@acme.com' },
  ])('accepts %j', (body) => {
    expect(faultsOf(body)).toEqual([]);
  });

  it.each<[object, string[]]>([
    [{}, ['name', 'company']],
    [{ name: 'Ada Lovelace' }, ['company']],
    [{ company: 'Acme' }, ['name']],
    [{ name: '…', company: 'Acme' }, ['name']],
    [{ name: 'Ada', company: 'x'.repeat(201) }, ['company']],
    [{ name: 'Ada', domain: 'localhost' }, ['domain']],
    [{ orcid: '0000-0002-1825' }, ['orcid']],
    [{ github: 'a--b' }, ['github']],
    [{ email: 'ada' }, ['email']],
    [{ github: 'ada', phone: '1' }, ['phone']],
  ])('rejects %j', (body, properties) => {
    expect(faultsOf(body)).toEqual(properties);
  });

  it('extracts the identifier from its URL', () => {
    const { orcid, domain } = plainToInstance(EnrichPersonParams, {
      orcid: 'https://orcid.org/0000-0002-1825-0097',
      domain: 'https://www.acme.com/',
    });
    expect([orcid, domain]).toEqual(['0000-0002-1825-0097', 'acme.com']);
  });
});

describe('acceptPerson', () => {
  it.each<[PersonFacts, Partial<EnrichPersonParams>, 'ok' | 'empty']>([
    [{}, {}, 'empty'],
    [{ full_name: 'Ada Lovelace' }, { name: 'ada lovelace' }, 'empty'],
    [
      { full_name: 'Ada Lovelace', company: { name: 'Acme', domain: null } },
      { name: 'Ada Lovelace', company: 'Acme' },
      'empty',
    ],
    [{ full_name: 'Ada Lovelace' }, { email: 'ada@acme.com' }, 'ok'],
    [{ socials: { github_url: 'https://github.com/Ada' } }, { github: 'ada' }, 'empty'],
    [
      { socials: { github_url: 'https://github.com/ada', x_url: 'https://x.com/ada' } },
      { github: 'ada' },
      'ok',
    ],
    [{ bio: 'Engines.' }, { name: 'Ada Lovelace', company: 'Acme' }, 'ok'],
    [{ orcid: '0000-0002-1825-0097' }, { orcid: '0000-0002-1825-0097' }, 'empty'],
  ])('for %j, given %j: %s', (facts, params, verdict) => {
    expect(acceptPerson(found(facts), params)).toBe(verdict);
  });

  it('rejects an empty result', () => {
    expect(acceptPerson(unknownPerson(), {})).toBe('empty');
  });
});

describe('same person', () => {
  it.each<[string, string, boolean]>([
    ['Ada Lovelace', 'ADA LOVELACE', true],
    ['Ada Lovelace', 'Dr. Ada A. Lovelace', true],
    ['A. Lovelace', 'Ada Lovelace', true],
    ['José Álvarez', 'Jose Alvarez', true],
    ['Ada M. Lovelace', 'Ada King Lovelace', false],
    ['Ada Lovelace', 'Anna Lovelace', false],
    ['Lovelace', 'Ada Lovelace', false],
    ['Ada Lovelace', 'Ada Byron', false],
  ])('%s and %s: %s', (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
    expect(isSameName(other, one)).toBe(isSame);
  });

  it.each<[string, string, boolean]>([
    ['Acme', 'Acme, Inc.', true],
    ['ACME GmbH', 'Acme', true],
    ['Acme S.A.', 'acme', true],
    ['Johnson & Johnson', 'Johnson and Johnson', true],
    ['Acme', 'Acme Records', false],
    ['Inc', 'Acme', false],
  ])('employers %s and %s: %s', (one, other, isSame) => {
    expect(isSameEmployer(one, other)).toBe(isSame);
  });

  it('matches an employer by name or domain', () => {
    expect(
      includesRequestedEmployer([{ name: null, domain: 'uk.acme.com' }], asked({ domain: 'acme.com' })),
    ).toBe(true);
    expect(
      includesRequestedEmployer(
        [{ name: 'Apex', domain: 'apex.com' }],
        asked({ company: 'Acme', domain: 'acme.com' }),
      ),
    ).toBe(false);
    expect(includesRequestedEmployer([{ name: 'Acme', domain: null }], asked({}))).toBe(false);
  });

  it('requires name and employer of a loose match', () => {
    const ada = found({ full_name: 'Ada Lovelace', company: { name: 'Acme', domain: null } });
    expect(isRequestedPerson(ada, asked({ name: 'Ada Lovelace', company: 'Acme' }))).toBe(true);
    expect(isRequestedPerson(ada, asked({ name: 'Ada Lovelace', company: 'Apex' }))).toBe(false);
    expect(isRequestedPerson(ada, asked({ name: 'Bo Lovelace', email: 'bo@acme.com' }))).toBe(false);
    expect(isRequestedPerson(ada, asked({ email: 'ada@acme.com' }))).toBe(true);
  });
});

describe('toPersonResult', () => {
  it('keeps valid values and drops others', () => {
    const result = found({
      full_name: ' Ada\u0000 <b>Lovelace</b> ',
      emails: [
        { value: 'ADA@acme.com ', type: 'work', status: '' },
        { value: 'ada@acme.com', type: 'work', status: null },
        { value: 'email_not_unlocked@domain.com', type: null, status: null },
        { value: 'no address', type: null, status: null },
      ],
      phones: ['+44 20 7946 0018', 'call me'],
      orcid: 'x',
      company: { name: '', domain: 'https://www.Acme.com/about' },
      socials: {
        linkedin_url: 'linkedin.com/in/ada',
        x_url: 'https://evil.example/ada',
        website_url: 'javascript:x',
      },
      employment: [
        { organisation: '', title: 'x', start_year: 2000, end_year: null },
        { organisation: 'Acme', title: '', start_year: 20, end_year: null },
      ],
    });
    expect(result).toMatchObject({
      full_name: 'Ada Lovelace',
      emails: [{ value: 'ada@acme.com', type: 'work', status: null }],
      phones: ['+44 20 7946 0018'],
      orcid: null,
      company: { name: null, domain: 'acme.com' },
      socials: {
        linkedin_url: 'https://linkedin.com/in/ada',
        github_url: null,
        x_url: null,
        website_url: null,
      },
      employment: [{ organisation: 'Acme', title: null, start_year: null, end_year: null }],
    });
    expect(result.sources[0]?.fields).toEqual([
      'full_name',
      'company',
      'emails',
      'phones',
      'socials',
      'employment',
    ]);
  });
});
