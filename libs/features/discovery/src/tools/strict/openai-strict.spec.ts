import { toStrictJsonSchema } from 'openai/lib/transform';
import { describe, expect, it } from 'vitest';
import { openSource, richSource } from '../../fixtures/tool-source.js';
import type { JsonSchema } from '../../schema/json-schema.js';
import { openaiStrict } from './openai-strict.js';

const strict = (schema: JsonSchema): JsonSchema => {
  const result = openaiStrict(schema);
  if (!result) throw new Error('expected a strict schema');
  return result;
};

/** Keywords that Structured Outputs rejects at any depth. */
const REFUSED = /"(minLength|maxLength|default|examples|oneOf|allOf|uniqueItems|\$ref)":/;

describe('openaiStrict', () => {
  it('returns what the vendor accepts as strict', () => {
    const schema = strict(richSource.parameters);
    expect(toStrictJsonSchema(schema as never)).toEqual(schema);
    expect(JSON.stringify(schema)).not.toMatch(REFUSED);
  });

  it('is needed: the vendor rejects the original schema', () => {
    expect(() => toStrictJsonSchema(richSource.parameters as never)).toThrow('not supported');
  });

  it('requires every field, and makes optional fields nullable', () => {
    const { properties, required, additionalProperties } = strict(richSource.parameters);
    expect(required).toEqual(Object.keys(richSource.parameters.properties ?? {}));
    expect(additionalProperties).toBe(false);
    expect(properties?.['query']?.type).toBe('string');
    expect(properties?.['limit']?.type).toEqual(['integer', 'null']);
    expect(properties?.['mode']?.enum).toEqual(['standard', 'deep', null]);
    expect(properties?.['note']?.type).toEqual(['string', 'null']);
    expect(properties?.['choice']?.anyOf).toEqual([
      { type: 'string' },
      { type: 'integer', maximum: 3 },
      { type: 'null' },
    ]);
  });

  it('closes inner objects too', () => {
    expect(strict(richSource.parameters).properties?.['person']).toMatchObject({
      type: ['object', 'null'],
      required: ['name', 'age'],
      additionalProperties: false,
      properties: { name: { type: 'string' }, age: { type: ['integer', 'null'] } },
    });
  });

  it('describes unsupported keywords as text', () => {
    const { properties } = strict(richSource.parameters);
    expect(properties?.['query']?.description).toBe(
      'What to look for. At least 1 character. At most 100 characters. Example: "kettle".',
    );
    expect(properties?.['mode']?.description).toBe('How far to go. Default: "standard".');
    expect(properties?.['page']?.description).toBe('A page. Format: uri.');
    expect(properties?.['since']?.format).toBe('date');
    expect(properties?.['limit']).toMatchObject({ minimum: 1, maximum: 50 });
  });

  it('keeps a field named like a keyword', () => {
    expect(strict(richSource.parameters).properties?.['example']?.type).toEqual(['boolean', 'null']);
  });

  it('returns null for what the subset cannot express', () => {
    expect(openaiStrict(openSource.parameters)).toBeNull();
    expect(openaiStrict({ type: 'object', properties: { any: {} } })).toBeNull();
    expect(openaiStrict({ type: 'object', properties: { list: { type: 'array' } } })).toBeNull();
  });

  it('does not change its input', () => {
    const before = structuredClone(richSource.parameters);
    strict(richSource.parameters);
    expect(richSource.parameters).toEqual(before);
  });
});
