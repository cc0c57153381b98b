import {
  type OutboundResponse,
  type ProviderFailure,
  fieldsOf,
  jsonOf,
  numberOf,
  textOf,
} from '@capstan/kit';
import { blockedPrompt } from '../../images/blocked-prompt.js';
import type { VendorImage } from '../../images/image-vendor.js';

/** `image` in Base64; undefined for other bodies. */
export function fromStability(body: unknown): VendorImage[] | undefined {
  const { image, seed } = fieldsOf(body);
  return textOf(image) === '' ? undefined : [{ base64: textOf(image), seed: numberOf(seed) }];
}

/** A rejected prompt has status 403, a rejected picture status 200 with a flag in the body. */
export function stabilityFailure(response: OutboundResponse): ProviderFailure | undefined {
  const { name, finish_reason } = fieldsOf(jsonOf(response));
  const isBlocked = textOf(name) === 'content_moderation' || textOf(finish_reason) === 'CONTENT_FILTERED';
  return isBlocked ? blockedPrompt('Stability AI') : undefined;
}
