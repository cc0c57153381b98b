import { termsOf } from './terms.js';

/** Words of a shingle. */
const SHINGLE = 3;
const BITS = 64;
/**
 * Fingerprints of one text with small changes differ in no more bits. Short pages that state the same facts in sentences
 * of their own come as near as 8.
 */
const MAX_DISTANCE = 7;

/**
 * A 64-bit simhash of the runs of three words of a text (M. Charikar, 2002): like texts have fingerprints that differ
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

/** Whether two texts are the same but for small changes, by their fingerprints. A text without words is like no other. */
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
