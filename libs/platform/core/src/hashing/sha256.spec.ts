import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256.js';

describe('sha256', () => {
  it('hashes texts in UTF-8, and bytes', () => {
    // FIPS 180-2, appendix B.1.
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(sha256('abc').toString('hex')).toBe(abc);
    expect(sha256('ä')).toEqual(sha256(Uint8Array.of(0xc3, 0xa4)));
  });
});
