import { ProviderFailure, fieldsOf, numberOf, textOf } from '@capstan/kit';
import { blockedPrompt } from '../../images/blocked-prompt.js';
import type { VendorImage } from '../../images/image-vendor.js';

const PENDING = new Set(['Pending', 'Queued', 'Processing', 'Task not found']);
const BLOCKED = new Set(['Request Moderated', 'Content Moderated']);

/** Parses the picture of a task; `pending` while it is running; undefined for other bodies. @throws ProviderFailure */
export function fromBflTask(body: unknown): VendorImage | 'pending' | undefined {
  const { status, result } = fieldsOf(body);
  const state = textOf(status);
  if (BLOCKED.has(state)) throw blockedPrompt('Black Forest Labs');
  if (PENDING.has(state)) return 'pending';
  if (state === 'Error' || state === 'Failed') throw new ProviderFailure('upstream_error', 'the task failed');
  const url = textOf(fieldsOf(result).sample);
  return state === 'Ready' && url !== '' ? { url, seed: numberOf(fieldsOf(result).seed) } : undefined;
}

/** Returns the polling URL of a task if its host is the vendor's, because the key is sent there. Regions have different hosts. */
export function pollingUrlOf(body: unknown, baseUrl: string): string | undefined {
  const text = textOf(fieldsOf(body).polling_url);
  const [url, base] = [text, baseUrl].map((one) => (URL.canParse(one) ? new URL(one) : undefined));
  if (!url || !base || url.protocol !== base.protocol) return undefined;
  const site = base.hostname.split('.').slice(-2).join('.');
  const isVendorHost =
    url.host === base.host || (site === 'bfl.ai' && url.hostname.endsWith('.bfl.ai') && url.port === '');
  return isVendorHost ? url.href : undefined;
}
