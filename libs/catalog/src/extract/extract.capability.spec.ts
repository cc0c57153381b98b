import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { extract } from './extract.capability.js';
import { ExtractParams } from './extract.params.js';

const faultsOf = (body: object): string[] =>
  validateSync(plainToInstance(ExtractParams, body), { whitelist: true, forbidNonWhitelisted: true }).map(
    ({ property }) => property,
  );
const urls = ['https://a.example/'];
const schema = { type: 'object', properties: { price: { type: 'number' } } };

describe('extract', () => {
  it.each<[object, string[]]>([
    [{ urls, schema }, []],
    [{ urls }, ['schema']],
    [{ schema }, ['urls']],
    [{ urls: [], schema }, ['urls']],
    [{ urls: Array.from({ length: 11 }, () => urls[0]), schema }, ['urls']],
    [{ urls, schema: 'price' }, ['schema']],
    [{ urls, schema, prompt: 'x' }, ['prompt']],
  ])('reports the errors of %j', (body, properties) => {
    expect(faultsOf(body)).toEqual(properties);
  });

  it.each<[object, string | undefined]>([
    [{ urls, schema }, undefined],
    [{ urls, schema: { type: 'object' } }, 'invalid-request'],
    [{ urls: ['file:///etc/passwd'], schema }, 'invalid-url'],
  ])('checks addresses and schema of %j', (body, slug) => {
    expect(extract.check?.(plainToInstance(ExtractParams, body))?.slug).toBe(slug);
  });

  it('has valid examples', () => {
    for (const { params } of extract.examples) expect(faultsOf(params)).toEqual([]);
  });

  it('is free if no field was found', () => {
    const result = { fields: { price: null }, places: [], missing: ['price'], pages: [] };
    const place = { path: 'price', url: 'https://a.example/', source: 'label' as const, quote: 'Price: 1' };
    expect(extract.accept(result, new ExtractParams())).toBe('empty');
    expect(extract.accept({ ...result, places: [place] }, new ExtractParams())).toBe('ok');
  });
});
