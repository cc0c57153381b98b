import { fieldsOf, listOf, numberOf, textOf } from '@capstan/kit';
import type { VendorImage } from '../../images/image-vendor.js';

/** `images` in Base64; the seeds are in `info`, which is JSON in a string. Undefined for other bodies. */
export function fromAutomatic1111(body: unknown): VendorImage[] | undefined {
  const { images, info } = fieldsOf(body);
  const seeds = listOf(fieldsOf(parse(textOf(info))).all_seeds);
  const found = listOf(images).flatMap((image, index): VendorImage[] =>
    textOf(image) === '' ? [] : [{ base64: textOf(image), seed: numberOf(seeds[index]) }],
  );
  return found.length === 0 ? undefined : found;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
