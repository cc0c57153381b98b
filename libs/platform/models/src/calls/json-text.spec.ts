import { describe, expect, it } from 'vitest';
import { jsonIn } from './json-text.js';

describe('jsonIn', () => {
  it.each([
    ['the whole text', ' {"a":1}\n', { a: 1 }],
    ['a value that is not an object', '"yes"', 'yes'],
    ['null', 'null', null],
    ['a fenced block', 'Here:\n```json\n{"a":1}\n```\nDone.', { a: 1 }],
    ['a fence without a language', '```\n[1,2]\n```', [1, 2]],
    ['an object within prose', 'Sure! {"a":{"b":"}"}} I hope this helps.', { a: { b: '}' } }],
    ['an array within prose', 'The list is [1, 2].', [1, 2]],
  ])('finds %s', (_, text, value) => {
    expect(jsonIn(text)).toEqual({ value });
  });

  it.each(['', 'no json at all', '{"a": ', '} {', '{a: 1}'])('finds none in %j', (text) => {
    expect(jsonIn(text)).toBeUndefined();
  });
});
