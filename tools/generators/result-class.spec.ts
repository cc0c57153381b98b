import 'reflect-metadata';
import { ResultField } from '@capstan/kit';
import { describe, expect, it } from 'vitest';
import { resultReaders } from './result-readers.js';
import { sampleOf } from './result-sample.js';

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
  it('creates a result from the field definitions of the class', () => {
    expect(sampleOf(Whole)).toEqual({
      url: 'https://example.org/',
      count: 7,
      parts: [{ kind: 'noun' }],
      first: { kind: 'noun' },
      words: ['text'],
      more: {},
    });
  });

  it('stops at a class nested in itself', () => {
    class Branch {
      @ResultField({ description: 'Further ones', of: () => Branch, list: true })
      branches: Branch[];
    }
    expect(sampleOf(Branch)).toEqual({ branches: [] });
  });
});

describe('resultReaders', () => {
  it('writes one reader per class, and imports what they use', () => {
    const { classes, shared, code } = resultReaders(Whole);
    expect(classes).toEqual(['Whole', 'Part']);
    expect(shared).toEqual(['fieldsOf', 'listOf', 'textOf']);
    expect(code).toContain('function toPart(value: unknown): Part | undefined {');
    expect(code).toContain('const url = addressOf(given.url);');
    expect(code).toContain('first: given.first ? (toPart(given.first) ?? null) : null');
    expect(code).not.toContain('momentOf');
  });
});
