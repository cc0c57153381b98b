import { fieldsOf, listOf, textOf } from '@capstan/kit';
import type { VendorImage } from './image-vendor.js';

/** `data[]` with `b64_json` or `url`, as OpenAI and those who copy it answer; undefined for other bodies. */
export function fromOpenAiImages(body: unknown): VendorImage[] | undefined {
  const images = listOf(fieldsOf(body).data).flatMap((entry): VendorImage[] => {
    const { b64_json, url } = fieldsOf(entry);
    if (textOf(b64_json) !== '') return [{ base64: textOf(b64_json) }];
    return textOf(url) === '' ? [] : [{ url: textOf(url) }];
  });
  return images.length === 0 ? undefined : images;
}
