import { describe, expect, it } from 'vitest';
import { isWithinDomains } from './domain-filter.js';

const SITE = { kind: 'site', root: 'https://docs.example.org/start' } as const;
const FOLDER = { kind: 'folder', root: '/srv/docs.example.org' } as const;
const NONE = { includeDomains: [], excludeDomains: [] };

describe('isWithinDomains', () => {
  it('accepts all without domains', () => {
    expect([SITE, FOLDER].map((block) => isWithinDomains(block, NONE))).toEqual([true, true]);
  });

  it.each([
    ['docs.example.org', true],
    ['example.org', true],
    ['ple.org', false],
    ['www.docs.example.org', false],
  ])('matches %s: %s', (domain, expected) => {
    expect(isWithinDomains(SITE, { ...NONE, includeDomains: ['other.example', domain] })).toBe(expected);
    expect(isWithinDomains(SITE, { ...NONE, excludeDomains: [domain] })).toBe(!expected);
  });

  it('matches no domain for files', () => {
    expect(isWithinDomains(FOLDER, { ...NONE, includeDomains: ['docs.example.org'] })).toBe(false);
    expect(isWithinDomains(FOLDER, { ...NONE, excludeDomains: ['docs.example.org'] })).toBe(true);
  });
});
