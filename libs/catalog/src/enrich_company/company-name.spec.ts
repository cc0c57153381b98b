import { describe, expect, it } from 'vitest';
import { isSameCompanyName, isSameFullName } from './company-name.js';

describe('isSameCompanyName', () => {
  it.each([
    ['Acme', 'ACME GmbH'],
    ['Acme, Inc.', 'Acme Incorporated'],
    ['Société Générale S.A.', 'SOCIETE GENERALE'],
    ['Smith & Sons Ltd', 'Smith and Sons Limited'],
    ['Müller G.m.b.H.', 'MULLER GMBH'],
    ['The Acme Company', 'Acme'],
    ['トヨタ自動車株式会社', 'トヨタ自動車'],
    ['株式会社日立製作所', '日立製作所'],
    ['삼성전자 주식회사', '삼성전자'],
    ['ООО Ромашка', 'Ромашка'],
    ['Acme GmbH & Co. KG', 'Acme'],
  ])('%s is %s', (one, other) => {
    expect(isSameCompanyName(one, other)).toBe(true);
    expect(isSameCompanyName(other, one)).toBe(true);
  });

  it.each([
    ['Acme GmbH', 'Acme Ltd'],
    ['Acme', 'Acme Records'],
    ['Apple', 'Apple Bank'],
    ['GmbH', 'Inc'],
    ['', ''],
    ['...', '!!!'],
    ['コープ', 'コーフ'],
    ['constructor', '__proto__'],
  ])('%s is not %s', (one, other) => {
    expect(isSameCompanyName(one, other)).toBe(false);
  });
});

it('keeps the legal form of a full name', () => {
  expect(isSameFullName('ACME GmbH', 'Acme G.m.b.H.')).toBe(true);
  expect(isSameFullName('ACME GmbH', 'Acme')).toBe(false);
});
