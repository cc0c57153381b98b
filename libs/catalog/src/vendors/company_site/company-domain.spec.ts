import { describe, expect, it } from 'vitest';
import { companyDomainOf, isSameSite } from './company-domain.js';

describe('companyDomainOf', () => {
  it.each([
    ['acme.com', 'acme.com'],
    [' ACME.com. ', 'acme.com'],
    ['www.acme.com', 'acme.com'],
    ['https://www.acme.com/about?x=1#y', 'acme.com'],
    ['http://shop.acme.co.uk', 'shop.acme.co.uk'],
    ['acme.com/about', 'acme.com'],
    ['bücher.de', 'xn--bcher-kva.de'],
    ['https://例え.jp/会社', 'xn--r8jz45g.jp'],
  ])('accepts %j', (text, domain) => {
    expect(companyDomainOf(text)).toBe(domain);
  });

  it.each([
    '',
    ' ',
    'acme',
    'com',
    'co.uk',
    'localhost',
    'https://localhost:3000/',
    'printer.local',
    'vault.corp.internal',
    '127.0.0.1',
    'http://2130706433/',
    '0x7f.1',
    '10.0.0.1',
    '[::1]',
    'http://[::ffff:10.0.0.1]/',
    '169.254.169.254',
    'ftp://acme.com',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://user:pw@acme.com/',
    'user@acme.com',
    'acme.com:8080',
    'acme .com',
    'acme.com\u0000',
    '__proto__',
    `${'a'.repeat(300)}.com`,
  ])('rejects %j', (text) => {
    expect(companyDomainOf(text)).toBeUndefined();
  });
});

describe('isSameSite', () => {
  it('compares registered domains', () => {
    expect(isSameSite('shop.acme.co.uk', 'acme.co.uk')).toBe(true);
    expect(isSameSite('acme.co.uk', 'other.co.uk')).toBe(false);
    expect(isSameSite('acme.github.io', 'other.github.io')).toBe(false);
    expect(isSameSite('', '')).toBe(false);
  });
});
