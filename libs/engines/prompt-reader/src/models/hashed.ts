const OFFSET = 2_166_136_261;
const PRIME = 16_777_619;

/** FNV-1a of a feature, as one of `2 ** bits` buckets. */
export function bucketOf(feature: string, bits: number): number {
  let hash = OFFSET;
  for (let index = 0; index < feature.length; index += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(index), PRIME) >>> 0;
  hash ^= hash >>> 15;
  return (Math.imul(hash, 2_246_822_519) >>> 0) >>> (32 - bits);
}
