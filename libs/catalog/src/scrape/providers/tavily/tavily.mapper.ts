import { ProviderFailure, fieldsOf, listOf, textOf } from '@capstan/kit';
import { refusalOfStatus } from '../../../pages/refusal-of-status.js';
import { finalUrl } from '../../final-url.js';
import type { ExtractedSource } from '../../page-reader.js';

const MAX_TIMEOUT_SECONDS = 60;
/** The vendor's timeout is shorter than ours, so that it reports the reason. */
const MARGIN_MS = 500;

/** Body of `POST /extract` for one page. */
export function toTavilyExtract(url: string, timeoutMs: number): object {
  const seconds = Math.floor((timeoutMs - MARGIN_MS) / 1000);
  return {
    urls: [url],
    extract_depth: 'basic',
    format: 'markdown',
    include_images: false,
    timeout: Math.min(MAX_TIMEOUT_SECONDS, Math.max(1, seconds)),
  };
}

/**
 * Parses the response; `undefined` if the body is not a Tavily extraction of one page.
 * @throws ProviderFailure for a page in the list of failed results, which has status 200.
 */
export function fromTavilyExtract(body: unknown, asked: string): ExtractedSource | undefined {
  const answer = fieldsOf(body);
  if (!Array.isArray(answer.results)) return undefined;
  const page = fieldsOf(listOf(answer.results)[0]);
  if (typeof page.raw_content === 'string') {
    const title = textOf(page.title).trim() || null;
    const url = finalUrl(page.url, asked);
    return { url, status: 200, headers: {}, title, markdown: page.raw_content };
  }
  if (listOf(answer.failed_results).length === 0) return undefined;
  throw failureOfPage(textOf(fieldsOf(listOf(answer.failed_results)[0]).error));
}

/** The failure of a page; Tavily's message is text for humans. */
function failureOfPage(error: string): ProviderFailure {
  const status = /\b([45]\d\d)\b/.exec(error)?.[1];
  const refusal = status === undefined ? undefined : refusalOfStatus(Number(status), {}, '');
  if (refusal) return refusal;
  if (/time(?:d)? ?out/i.test(error)) {
    return new ProviderFailure('timeout', 'the page took too long for Tavily', { isTarget: true });
  }
  return new ProviderFailure('upstream_error', 'Tavily cannot read the page', { isTarget: true });
}
