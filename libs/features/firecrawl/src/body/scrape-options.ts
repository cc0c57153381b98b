import type { RequestBody } from './request-body.js';

const FORMATS = ['markdown', 'html', 'links'] as const;
const MIN_TIMEOUT_MS = 1_000;
const MAX_TIMEOUT_MS = 60_000;

/** Options of a page, as parameters of `scrape`. */
export interface ScrapeOptions {
  formats: string[];
  timeout_ms?: number;
  wait_for?: string;
}

/** Reads Firecrawl's options of a page. */
export function readScrapeOptions(body: RequestBody): ScrapeOptions {
  body.ignore('blockAds', 'removeBase64Images', 'maxAge', 'minAge', 'storeInCache', 'fastMode', 'parsers');
  // Its Python client sends it always; certificates are verified here in any case.
  body.ignore('skipTlsVerification');
  body.allow('onlyMainContent', true);
  body.allow('proxy', 'auto', 'basic');
  body.allow('location');
  const timeout = body.number('timeout');
  const waitFor = body.number('waitFor');
  return {
    formats: [...new Set([...readFormats(body), 'metadata'])],
    ...(timeout === undefined ? {} : { timeout_ms: clamped(timeout) }),
    ...(waitFor === undefined || waitFor === 0 ? {} : { wait_for: String(Math.round(waitFor)) }),
  };
}

function readFormats(body: RequestBody): string[] {
  const wanted = (body.list('formats') ?? ['markdown']).map((format) =>
    typeof format === 'string' ? format : String((format as { type?: unknown } | null)?.type),
  );
  const missing = wanted.filter((format) => !(FORMATS as readonly string[]).includes(format));
  if (missing.length > 0) {
    body.fault('formats', `has ${missing.join(', ')}; ${FORMATS.join(', ')} are supported here`);
  }
  return wanted;
}

export const clamped = (timeoutMs: number, maxMs = MAX_TIMEOUT_MS): number =>
  Math.round(Math.min(Math.max(timeoutMs, MIN_TIMEOUT_MS), maxMs));
