import { describe, expect, it } from 'vitest';
import { parseErrorPage } from '../errors/error-page.js';
import { findCapability } from '../fixtures/capability.js';
import { draft } from '../fixtures/openapi.js';
import { finishDocument } from './finish-document.js';

const finished = finishDocument(draft(), [findCapability], []);
const { schemas } = finished.components;

describe('finishDocument', () => {
  it('removes the routes of operators, and puts capabilities first', () => {
    expect(Object.keys(finished.paths)).toEqual(['/v1/find', '/v1/credits']);
  });

  it('keeps only referenced schemas, transitively', () => {
    expect(Object.keys(schemas)).toEqual([
      'Credits',
      'FailureEnvelope',
      'Filter',
      'FindParams',
      'Found',
      'Thing',
    ]);
  });

  it('states the effective prices, as text and as data', () => {
    const operation = finished.paths['/v1/find']?.['post'];
    expect(operation?.description).toBe(
      'Finds things.\n\nCosts standard 7, deep 9 credits; failures are free.',
    );
    expect(operation?.['x-credits']).toEqual({ standard: 7, deep: 9 });
    expect(finished.paths['/v1/credits']?.['get']).not.toHaveProperty('x-credits');
  });

  it('closes request bodies, and leaves responses open', () => {
    expect(schemas['FindParams']?.additionalProperties).toBe(false);
    expect(schemas['Filter']?.additionalProperties).toBe(false);
    expect(schemas['FindParams']?.properties?.['anything']?.additionalProperties).toBe(true);
    expect(schemas['Found']).not.toHaveProperty('additionalProperties');
  });

  it('turns the example of OpenAPI 3.0 into examples, only where it is a keyword', () => {
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

  it('lists null among the values of a nullable enum', () => {
    expect(schemas['Filter']?.properties?.['kind']?.enum).toEqual(['a', 'b', null]);
  });

  it('shares failures and headers that are the same everywhere, and only those', () => {
    const { responses } = finished.paths['/v1/find']?.['post'] ?? {};
    expect(responses?.['401']).toEqual({ $ref: '#/components/responses/Unauthorized' });
    expect(finished.paths['/v1/credits']?.['get']?.responses['401']).toEqual(responses?.['401']);
    expect(responses?.['200']?.headers).toMatchObject({
      'X-Request-Id': { $ref: '#/components/headers/XRequestId' },
    });
    expect(finished.components.responses?.['Unauthorized']).toMatchObject({ description: 'Unauthorized' });
    expect(finished.components.headers?.['XRequestId']).toMatchObject({ description: 'Id' });
  });

  it('shows a failure as in its page, and the effective price', () => {
    const page = parseErrorPage(
      'unauthorized',
      '---\ntitle: No key\nstatus: 401\ncategory: authentication\nretriable: false\nsummary: No key.\n---\n\n# No key\n\n```json\n{ "error": { "status": 401 } }\n```\n',
    );
    const { paths, components } = finishDocument(draft(), [findCapability], [page]);
    expect(components.responses?.['Unauthorized']?.content?.['application/json']?.example).toEqual({
      error: { status: 401 },
    });
    expect(paths['/v1/find']?.['post']?.requestBody?.content['application/json']?.example).toEqual({
      query: 'kettle',
    });
  });

  it('marks deprecated operations with their dates', () => {
    const deprecation = { since: '2027-01-15', sunset: '2028-01-15', successor: '/v2/find' };
    const { definition, ...rest } = findCapability;
    const old = { ...rest, definition: { ...definition, deprecation } };
    const { paths } = finishDocument(draft(), [old], []);
    const operation = paths['/v1/find']?.['post'];
    expect(operation).toMatchObject({ deprecated: true, 'x-deprecation': deprecation });
    expect(operation?.description).toContain('works until 2028-01-15 at least. Use `/v2/find` instead.');
    expect(Object.keys(operation?.responses['200']?.headers ?? {})).toEqual(
      expect.arrayContaining(['Deprecation', 'Sunset', 'Link']),
    );
    expect(paths['/v1/credits']?.['get']).not.toHaveProperty('deprecated');
  });

  it('is deterministic and does not change the draft', () => {
    const given = draft();
    const before = structuredClone(given);
    expect(JSON.stringify(finishDocument(given, [findCapability], []))).toBe(JSON.stringify(finished));
    expect(given).toEqual(before);
  });
});
