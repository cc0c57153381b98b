import { describe, expect, it } from 'vitest';
import { findCapability } from '../fixtures/capability.js';
import { draft } from '../fixtures/openapi.js';
import { finishDocument } from '../openapi/finish-document.js';
import { toolSources } from './tool-source.js';

const capabilities = [findCapability];
const document = finishDocument(draft(), capabilities, []);

describe('toolSources', () => {
  it('reads name, price and schemas from the document', () => {
    const [source] = toolSources(document, capabilities);
    expect(source).toMatchObject({
      name: 'find',
      path: '/v1/find',
      price: 'standard 7, deep 9 credits',
      description: 'Finds.\n\nFinds things.\n\nCosts standard 7, deep 9 credits; failures are free.',
    });
    expect(source?.parameters).toMatchObject({ required: ['query'], additionalProperties: false });
  });

  it('resolves all references, and siblings override the component', () => {
    const [source] = toolSources(document, capabilities);
    expect(JSON.stringify(source)).not.toContain('$ref');
    expect(source?.parameters.properties?.['filter']).toMatchObject({
      description: 'Which ones',
      properties: { kind: { enum: ['a', 'b', null] } },
    });
  });

  it('cuts a recursive schema', () => {
    const [source] = toolSources(document, capabilities);
    const thing = source?.result.properties?.['things']?.items;
    expect(thing?.properties?.['parts']).toEqual({ type: 'array', items: {} });
  });

  it('uses the common route for capabilities that a feature serves itself', () => {
    const definition = { ...findCapability.definition, isFeature: true };
    expect(toolSources(document, [{ ...findCapability, definition }])[0]?.path).toBe('/v1/agent');
  });

  it('rejects a document that lacks the capability', () => {
    const definition = { ...findCapability.definition, name: 'lose', params: class Lost {} };
    expect(() => toolSources(document, [{ ...findCapability, definition }])).toThrow(
      'lacks the schemas of lose',
    );
  });
});
