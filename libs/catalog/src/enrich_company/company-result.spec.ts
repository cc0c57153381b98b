import { describe, expect, it } from 'vitest';
import { type CompanyFacts, toCompanyResult } from './company-result.js';
import { socialUrl, socialsAmong } from './social-url.js';

const resultOf = (facts: CompanyFacts) =>
  toCompanyResult(facts, { provider: 'p', url: 'https://p.example/', confidence: 0.6 });

describe('toCompanyResult', () => {
  it('keeps valid values and drops others', () => {
    const result = resultOf({
      name: ' Acme\u0000\n Instruments ',
      domain: 'https://www.acme.com/x',
      employee_count: -3,
      employee_count_year: 2020,
      founded_year: 3000,
      country: 'Germany',
      lei: 'not an lei',
      logo_url: 'javascript:alert(1)',
      emails: ['A@Acme.com', 'a@acme.com', 'nonsense', ''],
      phones: ['+49 40 5550142', 'call us'],
      socials: { x_url: 'https://evil.example/acme' },
    });
    expect(result).toMatchObject({
      name: 'Acme Instruments',
      domain: 'acme.com',
      employee_count: null,
      employee_count_year: null,
      founded_year: null,
      country: null,
      lei: null,
      logo_url: null,
      emails: ['a@acme.com'],
      phones: ['+49 40 5550142'],
    });
    expect(result.socials.x_url).toBeNull();
    expect(result.sources).toEqual([
      { provider: 'p', url: 'https://p.example/', fields: ['name', 'domain', 'emails', 'phones'] },
    ]);
  });

  it('truncates long texts', () => {
    expect(resultOf({ description: 'word '.repeat(5_000) }).description?.length).toBeLessThanOrEqual(2_000);
  });
});

describe('socials', () => {
  it.each([
    ['linkedin_url', 'http://de.linkedin.com/company/acme/?x=1', 'https://www.linkedin.com/company/acme'],
    ['linkedin_url', 'linkedin.com/company/acme', 'https://www.linkedin.com/company/acme'],
    ['linkedin_url', 'https://www.linkedin.com/in/someone', null],
    ['x_url', 'https://twitter.com/acme', 'https://x.com/acme'],
    ['x_url', 'https://twitter.com/intent/tweet?text=x', null],
    ['x_url', 'https://x.com.evil.example/acme', null],
    ['github_url', 'https://github.com/acme/', 'https://github.com/acme'],
    ['github_url', 'https://github.com/acme/repository', null],
    ['facebook_url', 'https://www.facebook.com/sharer/sharer.php?u=x', null],
    [
      'crunchbase_url',
      'https://www.crunchbase.com/organization/acme',
      'https://www.crunchbase.com/organization/acme',
    ],
  ] as const)('%s of %s', (field, address, page) => {
    expect(socialUrl(field, address)).toBe(page);
  });

  it('drops a network with two different pages', () => {
    expect(
      socialsAmong([
        'https://x.com/acme',
        'https://twitter.com/acme',
        'https://github.com/a',
        'https://github.com/b',
      ]),
    ).toEqual({
      x_url: 'https://x.com/acme',
    });
  });
});
