import { transformJSONSchema } from '@anthropic-ai/sdk/lib/transform-json-schema';
import { describe, expect, it } from 'vitest';
import { openSource, richSource } from '../../fixtures/tool-source.js';
import type { JsonSchema } from '../../schema/json-schema.js';
import { claudeStrict } from './claude-strict.js';

const strict = (schema: JsonSchema): JsonSchema => {
  const result = claudeStrict(schema);
  if (!result) throw new Error('expected a strict schema');
  return result;
};

describe('claudeStrict', () => {
  it('returns what the vendor would leave unchanged', () => {
    const schema = strict(richSource.parameters);
    expect(transformJSONSchema(schema as never)).toEqual(schema);
  });

  it('is needed: the vendor would change the original schema', () => {
    expect(transformJSONSchema(richSource.parameters as never)).not.toEqual(richSource.parameters);
  });

  it('keeps optional fields optional', () => {
    expect(strict(richSource.parameters).required).toEqual(['query', 'page']);
  });

  it('describes unsupported keywords as text', () => {
    const { properties } = strict(richSource.parameters);
    expect(properties?.['query']).toEqual({
      type: 'string',
      description:
        'What to look for. At least 1 character. At most 100 characters. Must match the pattern \\S. Example: "kettle".',
    });
    expect(properties?.['limit']).toEqual({
      type: 'integer',
      description: 'At most so many. At least 1. At most 50. Default: 10.',
    });
    expect(properties?.['page']?.format).toBe('uri');
    expect(properties?.['kinds']?.minItems).toBeUndefined();
    expect(properties?.['tags']?.minItems).toBe(1);
  });

  it('splits a nullable type, and closes inner objects', () => {
    const { properties } = strict(richSource.parameters);
    expect(properties?.['note']).toEqual({
      description: 'A note.',
      anyOf: [{ type: 'string', description: 'At most 5 characters.' }, { type: 'null' }],
    });
    expect(properties?.['person']?.additionalProperties).toBe(false);
  });

  it('returns null for what the subset cannot express', () => {
    expect(claudeStrict(openSource.parameters)).toBeNull();
  });
});
