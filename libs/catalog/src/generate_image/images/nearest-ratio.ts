import type { PictureSize } from '../params/picture-size.js';

/** Returns the supported ratio of a model that is closest to the requested size. */
export function nearestRatio<T extends `${number}${':' | 'x'}${number}`>(
  { width, height }: PictureSize,
  ratios: readonly [T, ...T[]],
): T {
  const distance = (ratio: T): number => {
    const [w = 1, h = 1] = ratio.split(/[:x]/).map(Number);
    return Math.abs(Math.log((w / h / width) * height));
  };
  return ratios.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
}
