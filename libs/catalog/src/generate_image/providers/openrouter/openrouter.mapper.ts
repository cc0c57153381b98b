import {
  type OutboundResponse,
  ProviderFailure,
  failureForStatus,
  fieldsOf,
  jsonOf,
  listOf,
  numberOf,
  textOf,
} from '@capstan/kit';
import { blockedPrompt } from '../../images/blocked-prompt.js';
import type { VendorImage } from '../../images/image-vendor.js';

/** Pictures of the first choice, as data URLs; undefined for other bodies. */
export function fromOpenrouter(body: unknown): VendorImage[] | undefined {
  const { message } = fieldsOf(listOf(fieldsOf(body).choices)[0]);
  const images = listOf(fieldsOf(message).images).flatMap((image): VendorImage[] => {
    const url = textOf(fieldsOf(fieldsOf(image).image_url).url);
    return url === '' ? [] : [{ url }];
  });
  return images.length === 0 ? undefined : images;
}

/** An error may come under status 200, with its own status in `error.code`. */
export function openrouterFailure(response: OutboundResponse): ProviderFailure | undefined {
  const body = fieldsOf(jsonOf(response));
  const choice = fieldsOf(listOf(body.choices)[0]);
  const error = fieldsOf(body.error ?? choice.error);
  const hasReasons = listOf(fieldsOf(error.metadata).reasons).length > 0;
  if (hasReasons || textOf(choice.finish_reason) === 'content_filter') return blockedPrompt('OpenRouter');
  const status = numberOf(error.code);
  if (status === null || response.status >= 400) return undefined;
  return (
    failureForStatus({ ...response, status }) ??
    new ProviderFailure('upstream_error', 'the answer is an error')
  );
}
