import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { emails } from './emails.capability.js';
import { EmailsParams } from './emails.params.js';
import { noEmail, toEmailsResult } from './found-email.js';
import { patternOf } from './patterns/address-pattern.js';
import { candidatesFor } from './patterns/candidates.js';

/** Names of the invalid fields. */
const faultsOf = (body: object): string[] =>
  validateSync(plainToInstance(EmailsParams, body), {
    whitelist: true,
    forbidNonWhitelisted: true,
  }).map(({ property }) => property);
const ada = { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' };
const found = { email: 'Ada@ACME.com', confidence: 120, status: 'valid', provider: 'p' } as const;

describe('emails', () => {
  it.each(emails.examples)('accepts its own example: $title', ({ params }) => {
    expect(faultsOf(params)).toEqual([]);
  });

  it.each<[object, string[]]>([
    [{}, ['first_name', 'last_name', 'domain']],
    [{ ...ada, first_name: '' }, ['first_name']],
    [{ ...ada, last_name: '…'.repeat(101) }, ['last_name']],
    [{ ...ada, last_name: ' - ' }, ['last_name']],
    [{ ...ada, domain: 'localhost' }, ['domain']],
    [{ ...ada, domain: '127.0.0.1' }, ['domain']],
    [{ ...ada, domain: 7 }, ['domain']],
    [{ ...ada, company: 'Acme' }, ['company']],
  ])('rejects %j', (body, properties) => {
    expect(faultsOf(body)).toEqual(properties);
  });

  it('extracts the domain from a URL', () => {
    expect(plainToInstance(EmailsParams, { ...ada, domain: 'https://www.Acme.com/about' }).domain).toBe(
      'acme.com',
    );
  });

  it('is charged for an address, never for guesses', () => {
    expect(emails.accept(toEmailsResult(ada, found), ada)).toBe('ok');
    expect(emails.accept({ ...noEmail(), candidates: candidatesFor(ada, null) }, ada)).toBe('empty');
  });
});

describe('toEmailsResult', () => {
  it('keeps valid values and drops others', () => {
    const urls = [
      'https://acme.com/team',
      'https://acme.com/team',
      'javascript:x',
      `https://a.com/${'x'.repeat(2048)}`,
    ];
    expect(toEmailsResult(ada, { ...found, urls })).toEqual({
      email: 'ada@acme.com',
      confidence: 100,
      status: 'valid',
      pattern: '{first}',
      sources: [{ provider: 'p', url: 'https://acme.com/team' }],
      candidates: [],
    });
  });

  it.each(['ada@other.com', 'email_not_unlocked@domain.com', 'ada', ''])(
    'treats %j as not found',
    (email) => {
      expect(toEmailsResult(ada, { ...found, email })).toEqual(noEmail());
    },
  );
});

describe('patterns', () => {
  it.each([
    ['ada.lovelace', '{first}.{last}'],
    ['ADA', '{first}'],
    ['alovelace', '{f}{last}'],
    ['a.lovelace', '{f}.{last}'],
    ['lovelacea', '{last}{f}'],
    ['adal', '{first}{l}'],
    ['lovelace_ada', undefined],
    ['info', undefined],
  ])('%s: %s', (local, pattern) => {
    expect(patternOf(local, 'Ada', 'Lovelace')).toBe(pattern);
  });

  it.each([
    ['jean-luc.picard', 'Jean-Luc', 'Picard', undefined],
    ['jeanluc.picard', 'Jean-Luc', 'Picard', '{first}.{last}'],
    ['jean.picard', 'Jean-Luc', 'Picard', '{first}.{last}'],
    ['v.smith-jones', 'Vera', 'Smith-Jones', '{f}.{last}'],
    ['soeren.moeller', 'Søren', 'Möller', '{first}.{last}'],
    ['soren.moller', 'Søren', 'Möller', '{first}.{last}'],
    ['lukasz.zolty', 'Łukasz', 'Żółty', '{first}.{last}'],
  ])('%s of %s %s: %s', (local, first, last, pattern) => {
    expect(patternOf(local, first, last)).toBe(pattern);
  });

  it('returns at most five candidates without duplicates', () => {
    const guesses = candidatesFor(ada, '{first}').map(({ email }) => email);
    expect(guesses[0]).toBe('ada@acme.com');
    expect(new Set(guesses).size).toBe(5);
  });
});
