import { describe, expect, it } from 'vitest';
import { assertKey, assertPrefix } from './object-key.js';

describe('keys of objects', () => {
  it.each(['a', 'audio/0b9e/upload_1', 'artifacts/0f.png', 'a/b/c-d_e.f'])('accept %s', (key) => {
    expect(() => assertKey(key)).not.toThrow();
  });

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '../a',
    'a/../b',
    '.hidden',
    'a/.part',
    'a b',
    'a?b',
    'a%2fb',
    'é',
    'a\n',
  ])('reject %j', (key) => {
    expect(() => assertKey(key)).toThrow('not a key');
  });

  it('have prefixes of whole parts', () => {
    for (const prefix of ['', 'audio/', 'audio/0b9e/']) expect(() => assertPrefix(prefix)).not.toThrow();
    for (const prefix of ['audio', '/', '../', 'a//'])
      expect(() => assertPrefix(prefix)).toThrow('not a prefix');
  });
});
