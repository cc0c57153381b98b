import { termsOf } from './terms.js';

/** Number of words in a shingle. */
const SHINGLE = 3;
const BITS = 64;
/**
 * Maximum number of different bits between fingerprints of near-duplicates. Short pages that state the same facts in
 * other sentences may differ in only 8.
 */
const MAX_DISTANCE = 7;

/**
 * Computes a 64-bit simhash of the three-word shingles of a text (M. Charikar, 2002): similar texts have fingerprints that differ
 * in few bits. 0n for a text without words.
 */
export function fingerprintOf(text: string): bigint {
  const terms = termsOf(text, 'query').map(({ term }) => term);
  const votes = new Int32Array(BITS);
  const last = Math.max(0, terms.length - SHINGLE);
  if (terms.length === 0) return 0n;
  for (let index = 0; index <= last; index += 1) {
    const shingle = terms.slice(index, index + SHINGLE).join(' ');
    vote(votes, hashOf(shingle, 0x9e3779b9), 0);
    vote(votes, hashOf(shingle, 0x85ebca6b), 32);
  }
  return votes.reduce((bits, balance, bit) => (balance > 0 ? bits | (1n << BigInt(bit)) : bits), 0n);
}

/** Returns whether two fingerprints are those of near-duplicates. A text without words has none. */
export function areNearDuplicates(one: bigint, other: bigint): boolean {
  if (one === 0n || other === 0n) return false;
  let distance = 0;
  for (let bits = one ^ other; bits > 0n && distance <= MAX_DISTANCE; bits &= bits - 1n) distance += 1;
  return distance <= MAX_DISTANCE;
}

function vote(votes: Int32Array, hash: number, from: number): void {
  for (let bit = 0; bit < 32; bit += 1) {
    votes[from + bit] = (votes[from + bit] ?? 0) + ((hash >>> bit) & 1 ? 1 : -1);
  }
}

/** MurmurHash3's mixing over UTF-16 units. */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0xcc9e2d51);
    hash = ((hash << 15) | (hash >>> 17)) ^ (hash >>> 3);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
