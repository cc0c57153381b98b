import { describe, expect, it } from 'vitest';
import { draft } from '../fixtures/openapi.js';
import { privateRoutes, publicRoutes } from './public-routes.js';

const { paths, ...document } = draft();
const session = { get: { operationId: 'session', responses: {} } };
const all = { ...document, paths: { ...paths, '/console/api/session': session, '/consoles': session } };

describe('the routes of a document', () => {
  it('are those of operators and of the console in the private one', () => {
    expect(Object.keys(privateRoutes(all).paths)).toEqual(['/v1/admin/accounts', '/console/api/session']);
  });

  it('are all others in the public one', () => {
    expect(Object.keys(publicRoutes(all).paths).toSorted()).toEqual(['/consoles', '/v1/credits', '/v1/find']);
  });
});
