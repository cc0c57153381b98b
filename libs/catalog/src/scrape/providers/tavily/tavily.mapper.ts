import { fieldsOf, listOf, textOf } from '@capstan/kit';

const MAX_TIMEOUT_SECONDS = 60;
/** The vendor is to give up before we do, so that it says why. */
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

/** What Tavily extracted, or why it could not: a page that failed comes in a list of its own, under status 200. */
export type TavilyExtract =
  { url: unknown; title: string | null; markdown: string } | { error: string; status: number | undefined };

/** Reads an answer; undefined when it is not one of Tavily's extraction of one page. */
export function fromTavilyExtract(body: unknown): TavilyExtract | undefined {
  const answer = fieldsOf(body);
  if (!Array.isArray(answer.results)) return undefined;
  const page = fieldsOf(listOf(answer.results)[0]);
  if (typeof page.raw_content === 'string') {
    return { url: page.url, title: textOf(page.title).trim() || null, markdown: page.raw_content };
  }
  if (listOf(answer.failed_results).length === 0) return undefined;
  const error = textOf(fieldsOf(listOf(answer.failed_results)[0]).error);
  const status = /\b([45]\d\d)\b/.exec(error)?.[1];
  return { error, status: status === undefined ? undefined : Number(status) };
}
