import { describe, expect, it } from 'vitest';
import { componentOf, inlineRefs } from './inline-refs.js';

describe('inlineRefs', () => {
  it('allows any value for a dangling reference', () => {
    const schema = { type: 'array', items: { $ref: '#/components/schemas/Gone' } };
    expect(inlineRefs(schema, {})).toEqual({ type: 'array', items: {} });
  });

  it('resolves references in variants and values of maps', () => {
    const A = { type: 'string' };
    const $ref = '#/components/schemas/A';
    expect(
      inlineRefs({ anyOf: [{ $ref }, { type: 'null' }], additionalProperties: { $ref } }, { A }),
    ).toEqual({
      anyOf: [A, { type: 'null' }],
      additionalProperties: A,
    });
  });

  it('accepts references to component schemas only', () => {
    expect(() => componentOf('https://example.com/schema')).toThrow('not a reference');
  });
});
