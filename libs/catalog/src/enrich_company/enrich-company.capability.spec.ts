import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { toCompanyResult } from './company-result.js';
import { enrichCompany } from './enrich-company.capability.js';
import { EnrichCompanyParams } from './enrich-company.params.js';
import { unknownCompany } from './unknown-company.js';

const paramsOf = (body: object): EnrichCompanyParams => plainToInstance(EnrichCompanyParams, body);
const faultsOf = (body: object): string[] =>
  validateSync(paramsOf(body), { whitelist: true, forbidNonWhitelisted: true }).map(
    ({ property }) => property,
  );
const origin = { provider: 'site_jsonld', url: 'https://acme.com/', confidence: 0.9 };

describe('enrich_company', () => {
  it.each(enrichCompany.examples)('accepts its own example: $title', ({ params }) => {
    expect(faultsOf(params)).toEqual([]);
  });

  it.each<[object, object]>([
    [{ domain: 'https://www.Acme.com/about' }, { domain: 'acme.com' }],
    [{ domain: 'bücher.de' }, { domain: 'xn--bcher-kva.de' }],
    [
      { name: '日立製作所', country: 'jp' },
      { name: '日立製作所', country: 'JP' },
    ],
  ])('parses %j', (body, expected) => {
    expect(faultsOf(body)).toEqual([]);
    expect(paramsOf(body)).toMatchObject(expected);
  });

  it.each<[object, string]>([
    [{}, 'name'],
    [{ country: 'DE' }, 'name'],
    [{ domain: '' }, 'domain'],
    [{ domain: '127.0.0.1' }, 'domain'],
    [{ domain: 'http://169.254.169.254/latest' }, 'domain'],
    [{ domain: 'localhost', name: 'Acme' }, 'domain'],
    [{ domain: 7 }, 'domain'],
    [{ domain: `${'a'.repeat(3_000)}.com` }, 'domain'],
    [{ name: '' }, 'name'],
    [{ name: '?!' }, 'name'],
    [{ name: 'Acme\u0000' }, 'name'],
    [{ name: 'Acme\ud800' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ name: 'Acme', country: 'Germany' }, 'country'],
    [{ name: 'Acme', surprise: 1 }, 'surprise'],
  ])('rejects %j', (body, property) => {
    expect(faultsOf(body)).toEqual([property]);
  });

  it('lists the required parameters if both domain and name are missing', () => {
    const [fault] = validateSync(paramsOf({}));
    expect(Object.values(fault?.constraints ?? {})).toContain('send `domain` or `name`, or both');
  });

  it('charges only for facts beyond the parameters', () => {
    const asked = paramsOf({ domain: 'acme.com', name: 'Acme', country: 'DE' });
    expect(enrichCompany.accept(unknownCompany(), asked)).toBe('empty');
    const stated = toCompanyResult({ name: 'ACME', domain: 'acme.com', country: 'DE' }, origin);
    expect(enrichCompany.accept(stated, asked)).toBe('empty');
    expect(enrichCompany.accept(stated, paramsOf({ domain: 'acme.com' }))).toBe('ok');
    expect(enrichCompany.accept(toCompanyResult({ founded_year: 1998 }, origin), asked)).toBe('ok');
    expect(
      enrichCompany.accept(toCompanyResult({ socials: { x_url: 'https://x.com/acme' } }, origin), asked),
    ).toBe('ok');
  });
});
