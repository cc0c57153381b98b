import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { API_KEY_PATTERN, generateKey, hashKey, hintsOf, isWellFormedKey } from './key-format.js';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.split('');

describe('API key format', () => {
  it('matches the pattern, has a valid checksum, and never repeats', () => {
    const keys = Array.from({ length: 500 }, generateKey);
    expect(keys.filter((key) => !API_KEY_PATTERN.test(key) || !isWellFormedKey(key))).toEqual([]);
    expect(new Set(keys).size).toBe(500);
  });

  it('matches a checksum computed elsewhere', () => {
    const body = `cap_${'0123456789'.repeat(4)}`;
    const known = crcInBase62(body);
    expect(isWellFormedKey(body + known)).toBe(true);
  });

  it('detects every change of one character', () => {
    fc.assert(
      fc.property(fc.nat({ max: 45 }), fc.constantFrom(...LETTERS), (position, letter) => {
        const key = generateKey();
        const at = 4 + position;
        const changed = key.slice(0, at) + letter + key.slice(at + 1);
        expect(isWellFormedKey(changed)).toBe(changed === key);
      }),
      { numRuns: 500 },
    );
  });

  it('detects two adjacent characters changing places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 48 }), (at) => {
        const key = generateKey();
        const swapped = key.slice(0, at) + key[at + 1] + key[at] + key.slice(at + 2);
        expect(isWellFormedKey(swapped)).toBe(swapped === key);
      }),
    );
  });

  it('rejects any other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ minLength: 46, maxLength: 46 })), (text) => {
        expect(isWellFormedKey(text)).toBe(false);
        expect(isWellFormedKey(`cap_${text}`)).toBe(false);
      }),
    );
    expect(isWellFormedKey(`${generateKey()}\n`)).toBe(false);
    expect(isWellFormedKey(` ${generateKey()}`)).toBe(false);
    expect(isWellFormedKey(generateKey().replace('cap_', 'CAP_'))).toBe(false);
  });

  it('draws all letters with about equal frequency', () => {
    const counts = new Map<string, number>();
    for (let made = 0; made < 2_000; made += 1) {
      for (const letter of generateKey().slice(4, 44)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    const expected = (2_000 * 40) / LETTERS.length;
    const chiSquare = LETTERS.map((letter) => ((counts.get(letter) ?? 0) - expected) ** 2 / expected).reduce(
      (sum, part) => sum + part,
      0,
    );
    // 61 degrees of freedom: chance exceeds 160 once in 10^10 runs; taking bytes modulo 62 gives about 530.
    expect(chiSquare).toBeLessThan(160);
  });

  it('shows eight characters at the start and four at the end, and stores 32 bytes of hash', () => {
    const key = generateKey();
    expect(hintsOf(key)).toEqual({ prefixHint: key.slice(0, 8), lastFour: key.slice(-4) });
    expect(hashKey(key)).toHaveLength(32);
    expect(hashKey(key).equals(hashKey(generateKey()))).toBe(false);
  });
});

/** A second, bitwise CRC32, so that the test does not rely on the library it tests. */
function crcInBase62(text: string): string {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  let rest = (crc ^ 0xffffffff) >>> 0;
  let digits = '';
  while (digits.length < 6) {
    digits = LETTERS[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
