import { SCALE } from './quantized.js';

/**
 * Returns the cosine of a vector and another one in a row of vectors, all of length 1 in bytes, to within about 0.01.
 * @param at position of its first component.
 */
export function cosineAt(one: Int8Array, others: Int8Array, at: number): number {
  let product = 0;
  for (let n = 0; n < one.length; n += 1) product += (one[n] as number) * (others[at + n] as number);
  return product / (SCALE * SCALE);
}
