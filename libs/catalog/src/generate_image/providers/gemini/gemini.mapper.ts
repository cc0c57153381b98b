import { type OutboundResponse, type ProviderFailure, fieldsOf, jsonOf, listOf, textOf } from '@capstan/kit';
import { blockedPrompt } from '../../images/blocked-prompt.js';
import type { VendorImage } from '../../images/image-vendor.js';

const BLOCKED = new Set([
  'SAFETY',
  'IMAGE_SAFETY',
  'PROHIBITED_CONTENT',
  'IMAGE_PROHIBITED_CONTENT',
  'BLOCKLIST',
  'SPII',
  'RECITATION',
  'IMAGE_RECITATION',
]);

/** Inline pictures of the first candidate; undefined for other bodies. */
export function fromGemini(body: unknown): VendorImage[] | undefined {
  const { content } = fieldsOf(listOf(fieldsOf(body).candidates)[0]);
  const images = listOf(fieldsOf(content).parts).flatMap((part): VendorImage[] => {
    const base64 = textOf(fieldsOf(fieldsOf(part).inlineData).data);
    return base64 === '' ? [] : [{ base64 }];
  });
  return images.length === 0 ? undefined : images;
}

/** Gemini reports rejections in the body, with status 200. */
export function geminiFailure(response: OutboundResponse): ProviderFailure | undefined {
  const { promptFeedback, candidates } = fieldsOf(jsonOf(response));
  const reason = textOf(fieldsOf(listOf(candidates)[0]).finishReason);
  const isBlocked = textOf(fieldsOf(promptFeedback).blockReason) !== '' || BLOCKED.has(reason);
  return isBlocked ? blockedPrompt('Gemini') : undefined;
}
