import { describe, expect, it } from 'vitest';
import { draft } from '../fixtures/openapi.js';
import { shareResponses } from './share-responses.js';

describe('shareResponses', () => {
  it('keeps a response inline when another with its name differs', () => {
    const document = draft();
    const operation = document.paths['/v1/credits']?.['get'];
    if (operation) operation.responses['401'] = { description: 'Unauthorized', headers: {} };
    const shared = shareResponses(document);
    expect(shared.paths['/v1/credits']?.['get']?.responses['401']).toHaveProperty('$ref');
    expect(shared.paths['/v1/find']?.['post']?.responses['401']).toMatchObject({
      description: 'Unauthorized',
      content: {},
    });
  });
});
