import {
  type OutboundResponse,
  type ProviderFailure,
  fieldsOf,
  jsonOf,
  listOf,
  numberOf,
  textOf,
} from '@capstan/kit';
import { blockedPrompt } from '../../images/blocked-prompt.js';
import type { VendorImage } from '../../images/image-vendor.js';

/** `images[].url`; undefined for other bodies. Pictures that the safety checker replaced by black ones are skipped. */
export function fromFal(body: unknown): VendorImage[] | undefined {
  const { images, seed, has_nsfw_concepts } = fieldsOf(body);
  const isBlack = listOf(has_nsfw_concepts);
  const found = listOf(images).flatMap((image, index): VendorImage[] => {
    const url = textOf(fieldsOf(image).url);
    return url === '' || isBlack[index] === true ? [] : [{ url, seed: numberOf(seed) }];
  });
  return found.length === 0 ? undefined : found;
}

/** A refused prompt or picture (https://fal.ai/docs/model-apis/errors), or pictures that are all blackened. */
export function falFailure(response: OutboundResponse): ProviderFailure | undefined {
  const { detail, images, has_nsfw_concepts } = fieldsOf(jsonOf(response));
  const isRefused = listOf(detail).some(
    (fault) => textOf(fieldsOf(fault).type) === 'content_policy_violation',
  );
  const checked = listOf(has_nsfw_concepts);
  const isAllBlack =
    checked.length > 0 && checked.length === listOf(images).length && checked.every((one) => one === true);
  return isRefused || isAllBlack ? blockedPrompt('fal') : undefined;
}
