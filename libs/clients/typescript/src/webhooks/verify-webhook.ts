import { WebhookVerificationError } from '../errors/webhook-verification-error.js';
import type { WebhookEvent } from './webhook-event.js';

/** Headers of Node.js, of the Fetch API, or of any framework. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyWebhookOptions {
  /** How old, or how far in the future, the request may be. Default 300. */
  toleranceSeconds?: number;
}

const PREFIX = 'whsec_';
const VERSION = 'v1,';
const DEFAULT_TOLERANCE_SECONDS = 300;

/**
 * Verifies a webhook by the Standard Webhooks specification.
 * @param payload the body exactly as it was received, not parsed and written again.
 * @param secret `whsec_…`, as it was shown when the webhook was created.
 * @returns the event. @throws WebhookVerificationError when the request is not one of the service, or is old.
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = DEFAULT_TOLERANCE_SECONDS }: VerifyWebhookOptions = {},
): Promise<WebhookEvent> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  checkAge(timestamp, toleranceSeconds);
  const text = typeof payload === 'string' ? payload : new TextDecoder().decode(payload);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  if (!(await isSigned(signed, signatures, secret))) {
    throw new WebhookVerificationError(
      'No signature matches. Check the secret, and pass the body as it was received.',
    );
  }
  return JSON.parse(text) as WebhookEvent;
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = isFetchHeaders(headers) ? headers.get(name) : valueIn(headers, name);
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookVerificationError(`The header ${name} is missing.`);
}

const isFetchHeaders = (headers: WebhookHeaders): headers is { get(name: string): string | null } =>
  typeof headers.get === 'function';

function valueIn(headers: Readonly<Record<string, unknown>>, name: string): unknown {
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return Array.isArray(found) ? (found[0] as unknown) : found;
}

/** An attacker may send a captured request again, but only while it is recent. */
function checkAge(timestamp: string, toleranceSeconds: number): void {
  if (!/^\d+$/.test(timestamp))
    throw new WebhookVerificationError('The header webhook-timestamp is not a number.');
  const ageSeconds = Math.floor(Date.now() / 1000) - Number(timestamp);
  if (ageSeconds > toleranceSeconds) throw new WebhookVerificationError('The request is too old.');
  if (ageSeconds < -toleranceSeconds) throw new WebhookVerificationError('The request is from the future.');
}

/** One signature that matches is enough: while a secret is replaced, requests carry one for each. */
async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  signatures: string,
  secret: string,
): Promise<boolean> {
  const raw = bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (raw === undefined || raw.length === 0)
    throw new WebhookVerificationError('The secret is not a webhook secret.');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify']);
  for (const signature of signatures.split(' ')) {
    const bytes = signature.startsWith(VERSION) ? bytesOf(signature.slice(VERSION.length)) : undefined;
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return true;
  }
  return false;
}

/** @returns undefined for text that is not Base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
