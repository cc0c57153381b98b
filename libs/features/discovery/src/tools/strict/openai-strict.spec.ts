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

/** Keywords that Structured Outputs refuses wherever they stand. */
const REFUSED = /"(minLength|maxLength|default|examples|oneOf|allOf|uniqueItems|\$ref)":/;

describe('openaiStrict', () => {
  it('gives what the vendor takes for strict already', () => {
    const schema = strict(richSource.parameters);
    expect(toStrictJsonSchema(schema as never)).toEqual(schema);
    expect(JSON.stringify(schema)).not.toMatch(REFUSED);
  });

  it('does real work: the vendor refuses the schema it starts from', () => {
    expect(() => toStrictJsonSchema(richSource.parameters as never)).toThrow('not supported');
  });

  it('requires every field, and lets the optional ones be null', () => {
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

  it('tells in words what it may not say in keywords', () => {
    const { properties } = strict(richSource.parameters);
    expect(properties?.['query']?.description).toBe(
      'What to look for. At least 1 character. At most 100 characters. Example: "kettle".',
    );
    expect(properties?.['mode']?.description).toBe('How far to go. Default: "standard".');
    expect(properties?.['page']?.description).toBe('A page. Format: uri.');
    expect(properties?.['since']?.format).toBe('date');
    expect(properties?.['limit']).toMatchObject({ minimum: 1, maximum: 50 });
  });

  it('keeps a field that is called like a keyword', () => {
    expect(strict(richSource.parameters).properties?.['example']?.type).toEqual(['boolean', 'null']);
  });

  it('declines what the subset cannot express', () => {
    expect(openaiStrict(openSource.parameters)).toBeNull();
    expect(openaiStrict({ type: 'object', properties: { any: {} } })).toBeNull();
    expect(openaiStrict({ type: 'object', properties: { list: { type: 'array' } } })).toBeNull();
  });

  it('leaves its input as it is', () => {
    const before = structuredClone(richSource.parameters);
    strict(richSource.parameters);
    expect(richSource.parameters).toEqual(before);
  });
});
