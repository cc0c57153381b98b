import { describe, expect, it } from 'vitest';
import { findCapability } from '../fixtures/capability.js';
import { draft } from '../fixtures/openapi.js';
import { finishDocument } from './finish-document.js';

const finished = finishDocument(draft(), [findCapability], []);
const { schemas } = finished.components;

describe('finishDocument', () => {
  it('leaves out administrators, and puts capabilities first', () => {
    expect(Object.keys(finished.paths)).toEqual(['/v1/find', '/v1/credits']);
  });

  it('keeps only the schemas in use, those behind other schemas included', () => {
    expect(Object.keys(schemas)).toEqual(['Credits', 'Failure', 'Filter', 'FindParams', 'Found', 'Thing']);
  });

  it('states the prices in force, in words and as data', () => {
    const operation = finished.paths['/v1/find']?.['post'];
    expect(operation?.description).toBe(
      'Finds things.\n\nCosts standard 7, deep 9 credits; failures are free.',
    );
    expect(operation?.['x-credits']).toEqual({ standard: 7, deep: 9 });
    expect(finished.paths['/v1/credits']?.['get']).not.toHaveProperty('x-credits');
  });

  it('closes what requests send, and leaves answers open', () => {
    expect(schemas['FindParams']?.additionalProperties).toBe(false);
    expect(schemas['Filter']?.additionalProperties).toBe(false);
    expect(schemas['FindParams']?.properties?.['anything']?.additionalProperties).toBe(true);
    expect(schemas['Found']).not.toHaveProperty('additionalProperties');
  });

  it('turns the example of OpenAPI 3.0 into examples, and only where it is a keyword', () => {
    const { query, example } = schemas['FindParams']?.properties ?? {};
    expect(query).toEqual({ type: 'string', examples: ['kettle'] });
    expect(example).toEqual({ type: 'string', description: 'A field called like a keyword' });
  });

  it('unwraps single references', () => {
    expect(schemas['FindParams']?.properties?.['filter']).toEqual({
      $ref: '#/components/schemas/Filter',
      description: 'Which ones',
    });
  });

  it('lists null among the values of a choice that may be null', () => {
    expect(schemas['Filter']?.properties?.['kind']?.enum).toEqual(['a', 'b', null]);
  });

  it('shares failures and headers that are the same everywhere, and only those', () => {
    const { responses } = finished.paths['/v1/find']?.['post'] ?? {};
    expect(responses?.['401']).toEqual({ $ref: '#/components/responses/Unauthorized' });
    expect(finished.paths['/v1/credits']?.['get']?.responses['401']).toEqual(responses?.['401']);
    expect(responses?.['200']?.headers).toEqual({
      'X-Request-Id': { $ref: '#/components/headers/XRequestId' },
    });
    expect(finished.components.responses?.['Unauthorized']).toMatchObject({ description: 'Unauthorized' });
    expect(finished.components.headers?.['XRequestId']).toMatchObject({ description: 'Id' });
  });

  it('gives the same bytes for the same draft, which stays as it is', () => {
    const given = draft();
    const before = structuredClone(given);
    expect(JSON.stringify(finishDocument(given, [findCapability], []))).toBe(JSON.stringify(finished));
    expect(given).toEqual(before);
  });
});
