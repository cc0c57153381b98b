/** The largest component of a vector of length 1. */
const SCALE = 127;

/** Returns a vector of length 1 in a byte per component: the product of two is their cosine, to within about 0.01. */
export function quantized(vector: Float64Array): Int8Array {
  const length = Math.hypot(...vector);
  if (length === 0) return new Int8Array(vector.length);
  return Int8Array.from(vector, (value) => Math.round((value / length) * SCALE));
}
