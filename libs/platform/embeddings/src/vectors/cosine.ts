/**
 * Returns the cosine of a vector and another one in a row of vectors.
 * @param at position of its first component.
 */
export function cosineAt(one: Int8Array, others: Int8Array, at: number): number {
  let product = 0;
  let squares = 0;
  let otherSquares = 0;
  for (let n = 0; n < one.length; n += 1) {
    const a = one[n] as number;
    const b = others[at + n] as number;
    product += a * b;
    squares += a * a;
    otherSquares += b * b;
  }
  return squares === 0 || otherSquares === 0 ? 0 : product / Math.sqrt(squares * otherSquares);
}
