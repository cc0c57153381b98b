import { describe, expect, it } from 'vitest';
import { exampleOf } from './example-of.js';

const components = {
  Node: {
    type: 'object',
    properties: {
      name: { type: 'string', examples: ['root'] },
      children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
    },
    required: ['name', 'children'],
  },
};

describe('exampleOf', () => {
  it.each([
    ['the example of the schema', { type: 'integer', examples: [7], minimum: 1 }, 7],
    ['its default', { type: 'string', default: 'standard', enum: ['deep', 'standard'] }, 'standard'],
    ['its first choice', { type: 'string', enum: ['a', 'b'] }, 'a'],
    ['null without an example', { type: ['string', 'null'] }, null],
    ['the example of a nullable field', { type: ['string', 'null'], examples: ['x'] }, 'x'],
    ['its minimum', { type: 'integer', minimum: 3 }, 3],
    ['a moment', { type: 'string', format: 'date-time' }, '2026-11-20T09:30:00.000Z'],
    ['its first variant', { anyOf: [{ type: 'boolean' }, { type: 'null' }] }, true],
    ['no meaningless text', { type: 'array', items: { type: 'string' } }, []],
    ['one item of a list', { type: 'array', items: { type: 'string', enum: ['web'] } }, ['web']],
  ])('takes %s', (_what, schema, example) => {
    expect(exampleOf(schema, {})).toEqual(example);
  });

  it('omits optional fields without an example', () => {
    const schema = {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        note: { type: 'string' },
        hint: { type: 'string', examples: ['h'] },
      },
      required: ['id'],
    };
    expect(exampleOf(schema, {})).toEqual({ id: 1, hint: 'h' });
  });

  it('stops at a recursive schema', () => {
    expect(exampleOf({ $ref: '#/components/schemas/Node' }, components)).toEqual({
      name: 'root',
      children: [],
    });
  });
});
