import { ProviderFailure, fieldsOf, textOf } from '@capstan/kit';
import { blockedPrompt } from '../../images/blocked-prompt.js';
import type { VendorImage } from '../../images/image-vendor.js';

const PENDING = new Set(['starting', 'processing']);
const ENDED = new Set(['failed', 'canceled', 'aborted']);
/**
 * Texts by which models report a rejected prompt: "NSFW content detected …", or "The input or output was flagged as
 * sensitive. … (E005)".
 */
const REFUSED = /\b(?:nsfw|sensitive|safety|moderat|content policy|flagged)/i;

/** Parses a prediction: its pictures, or its id while it is running; undefined for other bodies. @throws ProviderFailure */
export function fromReplicate(body: unknown): VendorImage[] | { pendingId: string } | undefined {
  const { id, status, output, error } = fieldsOf(body);
  const state = textOf(status);
  if (ENDED.has(state)) {
    throw REFUSED.test(textOf(error))
      ? blockedPrompt('Replicate')
      : new ProviderFailure('upstream_error', `the prediction ${state}`);
  }
  if (PENDING.has(state) && /^[A-Za-z0-9]+$/.test(textOf(id))) return { pendingId: textOf(id) };
  const urls = (Array.isArray(output) ? output : [output]).map(textOf).filter((url) => url !== '');
  return state === 'succeeded' && urls.length > 0 ? urls.map((url) => ({ url })) : undefined;
}
