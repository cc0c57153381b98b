import 'reflect-metadata';
import { ResultField } from '@capstan/capability-kit';
import { describe, expect, it } from 'vitest';
import { requiredFieldsOf, sampleOf } from './result-sample.js';

class Part {
  @ResultField({ description: 'Kind', type: 'string', enum: ['noun', 'verb'] })
  kind: string;
}

class Whole {
  @ResultField({ description: 'Address', type: 'string', format: 'uri' })
  url: string;

  @ResultField({ description: 'Count', type: 'integer', example: 7 })
  count: number;

  @ResultField({ description: 'Parts', of: () => Part, list: true })
  parts: Part[];

  @ResultField({ description: 'The first part', of: () => Part, nullable: true })
  first: Part | null;

  @ResultField({ description: 'Words', type: 'string', list: true })
  words: string[];

  @ResultField({ description: 'Anything', type: 'object', optional: true })
  more?: object;
}

describe('sampleOf', () => {
  it('makes a result of what the class says about its fields', () => {
    expect(sampleOf(Whole)).toEqual({
      url: 'https://example.org/',
      count: 7,
      parts: [{ kind: 'noun' }],
      first: { kind: 'noun' },
      words: ['text'],
      more: {},
    });
  });

  it('knows which fields are always there', () => {
    expect(requiredFieldsOf(Whole)).toEqual(['url', 'count', 'parts', 'first', 'words']);
  });
});
