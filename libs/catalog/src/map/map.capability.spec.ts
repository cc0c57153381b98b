import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { map } from './map.capability.js';
import { MapParams } from './map.params.js';

const faultsOf = (body: object): string[] =>
  validateSync(plainToInstance(MapParams, body), { whitelist: true, forbidNonWhitelisted: true }).map(
    ({ property }) => property,
  );
const URL_TEXT = 'https://a.example/';

describe('map', () => {
  it.each<[object, string[]]>([
    [{ url: URL_TEXT }, []],
    [{}, ['url']],
    [{ url: 7 }, ['url']],
    [{ url: URL_TEXT, search: '' }, ['search']],
    [{ url: URL_TEXT, include: ['docs'] }, ['include']],
    [{ url: URL_TEXT, include: '/docs' }, ['include']],
    [{ url: URL_TEXT, exclude: [7] }, ['exclude']],
    [{ url: URL_TEXT, sitemap: 'maybe' }, ['sitemap']],
    [{ url: URL_TEXT, limit: 0 }, ['limit']],
    [{ url: URL_TEXT, limit: 30_001 }, ['limit']],
    [{ url: URL_TEXT, include_subdomains: 'yes' }, ['include_subdomains']],
    [{ url: URL_TEXT, depth: 2 }, ['depth']],
  ])('reports the errors of %j', (body, properties) => {
    expect(faultsOf(body)).toEqual(properties);
  });

  it('has valid examples', () => {
    for (const { params } of map.examples) expect(faultsOf(params)).toEqual([]);
  });

  it('is free if nothing was found', () => {
    const result = { url: URL_TEXT, links: [], total: 0, is_complete: true };
    const link = { url: URL_TEXT, title: null, description: null, last_modified: null };
    expect(map.accept(result, new MapParams())).toBe('empty');
    expect(map.accept({ ...result, links: [link] }, new MapParams())).toBe('ok');
  });
});
