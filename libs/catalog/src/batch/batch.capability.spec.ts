import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { batch } from './batch.capability.js';
import { BatchParams } from './batch.params.js';

const faultsOf = (body: object): string[] =>
  validateSync(plainToInstance(BatchParams, body), { whitelist: true, forbidNonWhitelisted: true }).map(
    ({ property }) => property,
  );
const INPUTS = [{ url: 'https://a.example/' }];

describe('batch', () => {
  it.each<[object, string[]]>([
    [{ capability: 'scrape', inputs: INPUTS }, []],
    [{ inputs: INPUTS }, ['capability']],
    [{ capability: 'no name', inputs: INPUTS }, ['capability']],
    [{ capability: 'scrape' }, ['inputs']],
    [{ capability: 'scrape', inputs: [] }, ['inputs']],
    [{ capability: 'scrape', inputs: ['https://a.example/'] }, ['inputs']],
    [{ capability: 'scrape', inputs: Array.from({ length: 1_001 }, () => ({})) }, ['inputs']],
    [{ capability: 'scrape', inputs: INPUTS, limit: 3 }, ['limit']],
  ])('reports the errors of a body', (body, properties) => {
    expect(faultsOf(body)).toEqual(properties);
  });

  it('has valid examples', () => {
    for (const { params } of batch.examples) expect(faultsOf(params)).toEqual([]);
  });

  it('is itself free and never part of a batch', () => {
    expect([batch.credits, batch.insteadOfBatch]).toEqual([
      0,
      expect.stringContaining('by a call of its own'),
    ]);
  });
});
