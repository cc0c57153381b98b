import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { emailAddressOf } from '../text/email-address.js';
import { type EmailVerdict, notAnAddress, toVerification } from './email-verdict.js';
import { flagOf } from './flag-of.js';
import { likelyDomain } from './lists/likely-domain.js';
import { verifyEmail } from './verify-email.capability.js';
import { VerifyEmailParams } from './verify-email.params.js';

/** Names of the invalid fields. */
const faultsOf = (body: object): string[] =>
  validateSync(plainToInstance(VerifyEmailParams, body), {
    whitelist: true,
    forbidNonWhitelisted: true,
  }).map(({ property }) => property);
const verified = (email: string, verdict: EmailVerdict) => {
  const address = emailAddressOf(email);
  if (!address) throw new Error(`${email} is not an address`);
  return toVerification(address, verdict);
};
const VALID = { status: 'valid', reason: 'mailbox_exists' } as const;

describe('verify_email', () => {
  it.each(verifyEmail.examples)('accepts its own example: $title', ({ params }) => {
    expect(faultsOf(params)).toEqual([]);
  });

  it.each([{ email: 'no address' }, { email: 'x'.repeat(320) }])(
    'accepts %j and returns a result',
    (body) => {
      expect(faultsOf(body)).toEqual([]);
    },
  );

  it.each<[object, string]>([
    [{}, 'email'],
    [{ email: '' }, 'email'],
    [{ email: ['ada@acme.com'] }, 'email'],
    [{ email: 'x'.repeat(321) }, 'email'],
    [{ email: 'ada@acme.com', smtp: true }, 'smtp'],
  ])('rejects %j', (body, property) => {
    expect(faultsOf(body)).toEqual([property]);
  });

  it.each<[EmailVerdict, 'ok' | 'empty']>([
    [VALID, 'ok'],
    [{ status: 'invalid', reason: 'null_mx' }, 'ok'],
    [{ status: 'catch_all', reason: 'accepts_all' }, 'ok'],
    [{ status: 'role', reason: 'role_address' }, 'ok'],
    [{ status: 'role', reason: 'mailbox_not_asked' }, 'empty'],
    [{ status: 'unknown', reason: 'mailbox_not_asked' }, 'empty'],
    [{ status: 'unknown', reason: 'server_unreachable' }, 'empty'],
  ])('for %j: %s', (verdict, expected) => {
    const params = { email: 'ada@acme.com' };
    expect(verifyEmail.accept(verified(params.email, verdict), params)).toBe(expected);
  });

  it('charges for an invalid address, without calling a vendor', () => {
    expect(verifyEmail.accept(notAnAddress('ada'), { email: 'ada' })).toBe('ok');
    expect(verifyEmail.refusal?.({ email: 'ada' })?.slug).toBe('invalid-request');
    expect(verifyEmail.refusal?.({ email: 'ada@acme.com' })).toBeUndefined();
  });
});

describe('toVerification', () => {
  it('keeps valid values and drops others', () => {
    const result = verified('ada@acme.com', {
      ...VALID,
      score: 180.4,
      did_you_mean: 'no address',
      is_free: null,
      mx: ['MX.acme.com.', 'mx.acme.com', '', ' \u0000 ', 'x'.repeat(300)],
      smtp: { accepts: true },
    });
    expect(result).toMatchObject({
      score: 100,
      did_you_mean: null,
      is_free: false,
      mx: ['mx.acme.com'],
      smtp: { connected: null, accepts: true, full: null, disabled: null },
    });
  });

  it('trusts the source over the built-in lists', () => {
    expect(verified('sales@gmail.com', { ...VALID, is_role: false })).toMatchObject({
      is_role: false,
      is_free: true,
    });
  });

  it.each([
    ['acme.org', 'ada@acme.org'],
    ['ada@acme.org', 'ada@acme.org'],
    ['ada@acme.com', null],
  ])('suggestion %s: %s', (said, expected) => {
    expect(verified('ada@acme.com', { ...VALID, did_you_mean: said }).did_you_mean).toBe(expected);
  });
});

describe('built-in lists', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
  ])('%s resembles %s', (domain, known) => {
    expect(likelyDomain(domain)).toBe(known);
  });

  it.each(['gmail.com', 'ymail.com', 'email.com', 'mail.com', 'acme.com', 'cloud.com', 'gmx.com', 'g.com'])(
    '%s is not a typo',
    (domain) => {
      expect(likelyDomain(domain)).toBeUndefined();
    },
  );

  it.each([
    ['Info@acme.com', true],
    ['sales+spring@acme.com', true],
    ['information.desk@acme.com', false],
  ])('%s is a role: %s', (email, isRole) => {
    expect(verified(email, VALID).is_role).toBe(isRole);
  });

  it.each<[unknown, boolean | null]>([
    [true, true],
    ['no', false],
    ['true', true],
    ['unknown', null],
    [1, null],
  ])('parses %j as %s', (value, flag) => {
    expect(flagOf(value)).toBe(flag);
  });
});
