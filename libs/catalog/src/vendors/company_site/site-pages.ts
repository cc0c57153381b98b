import { Injectable } from '@nestjs/common';
import {
  type CallContext,
  OutboundClient,
  OutboundError,
  type OutboundResponse,
  ProviderFailure,
  type Reading,
  ReadingThreads,
  failureForError,
  failureOfReading,
} from '@capstan/kit';
import { contentKindOf } from '@capstan/page-reading';
import { refusalOfStatus } from '../../pages/refusal-of-status.js';
import { isSameSite } from './company-domain.js';

/** Home pages rarely exceed a tenth of that. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Tried in order while there is no response: not every site has both names, or TLS. */
const HOMES = ['https://', 'https://www.', 'http://'] as const;

/** Reads the HTML of a page of a domain. */
export type SiteReading<T> = Reading<[html: string, url: string, domain: string], T>;

/** What was read from a page, and its URL. */
export interface SitePage<T> {
  url: string;
  page: T;
}

/** Fetches pages of companies' own sites, respecting robots.txt, and reads them in worker threads. */
@Injectable()
export class SitePages {
  constructor(
    private readonly outbound: OutboundClient,
    private readonly threads: ReadingThreads,
  ) {}

  /**
   * The first page of a domain; null if it redirects to another site, or the domain resolves to a non-public address.
   * @throws ProviderFailure; OutboundError.
   */
  async home<T>(domain: string, reading: SiteReading<T>, context: CallContext): Promise<SitePage<T> | null> {
    const endsAt = Date.now() + context.timeoutMs;
    let unreachable: OutboundError | undefined;
    for (const start of HOMES) {
      try {
        return await this.read(`${start}${domain}/`, domain, reading, context, endsAt - Date.now());
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        if (error.code === 'refused_address') return null;
        if (error.code !== 'dns' && error.code !== 'connect') throw failureOfSite(error);
        unreachable ??= error;
      }
    }
    throw failureForError(unreachable);
  }

  /** Another page of the site; null if it cannot be read. @throws if the attempt is aborted. */
  async further<T>(
    url: string,
    domain: string,
    reading: SiteReading<T>,
    context: CallContext,
    timeoutMs: number,
  ): Promise<SitePage<T> | null> {
    try {
      return await this.read(url, domain, reading, context, timeoutMs);
    } catch (error) {
      context.signal.throwIfAborted();
      if (error instanceof OutboundError || error instanceof ProviderFailure) return null;
      throw error;
    }
  }

  private async read<T>(
    url: string,
    domain: string,
    reading: SiteReading<T>,
    { signal }: CallContext,
    timeoutMs: number,
  ): Promise<SitePage<T> | null> {
    const response = await this.outbound.request({
      url,
      headers: { accept: 'text/html,application/xhtml+xml' },
      respectRobots: true,
      maxBytes: MAX_BYTES,
      signal,
      timeoutMs: Math.max(1, timeoutMs),
    });
    if (!isSameSite(new URL(response.url).hostname, domain)) return null;
    const html = htmlOf(response);
    try {
      return { url: response.url, page: await this.threads.run(reading, signal, html, response.url, domain) };
    } catch (error) {
      throw failureOfPage(error);
    }
  }
}

/** @throws ProviderFailure if the response is not a page. */
function htmlOf(response: OutboundResponse): string {
  const verdict = contentKindOf(response);
  const html = 'kind' in verdict && verdict.kind === 'html' ? response.text() : '';
  const refusal = refusalOfStatus(response.status, response.headers, html);
  // Never final: other providers may have what the site refuses.
  if (refusal) throw new ProviderFailure(refusal.outcome, refusal.message, { isTarget: true });
  if (html === '') throw new ProviderFailure('blocked', 'the site serves no HTML', { isTarget: true });
  return html;
}

/** Never final: other providers may have what cannot be read from the site. */
function failureOfPage(error: unknown): ProviderFailure {
  const { outcome, message } = failureOfReading(error);
  return new ProviderFailure(outcome, message, { isTarget: outcome === 'blocked', cause: error });
}

function failureOfSite(error: OutboundError): Error {
  return error.code === 'too_large' || error.code === 'too_many_redirects'
    ? new ProviderFailure('blocked', 'the page is too large, or redirects too often', { cause: error })
    : failureForError(error);
}
