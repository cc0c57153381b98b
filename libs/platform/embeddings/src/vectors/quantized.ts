/** The length of a vector, and its largest component, in bytes. */
export const SCALE = 127;

/** Returns a vector with the same direction and length 1, a byte for each component; all zeros stay zeros. */
export function quantized(vector: Float64Array): Int8Array {
  const length = Math.hypot(...vector);
  if (length === 0) return new Int8Array(vector.length);
  return Int8Array.from(vector, (value) => Math.round((value / length) * SCALE));
}
