import { type CallContext, type OutboundError, ProviderFailure, VendorTargets } from '@capstan/kit';
import { isIndexAddress } from '@capstan/local-index';
import { type DocumentSource, type ExtractedSource, PageReader } from './page-reader.js';
import type { ScrapeParams } from './scrape.params.js';
import type { ScrapeResult } from './scrape.result.js';

/** Quoting makes a page longer, and some vendors hand it on in two formats. */
const PAGES_PER_ANSWER = 2;

interface Services {
  uses: { targets: VendorTargets; reader: PageReader };
}

/** What declarations of vendors that get pages share: they read a page, which is then treated as any other. */
export const pageVendor = {
  uses: { targets: VendorTargets, reader: PageReader },
  failureOfError: tooLargeOf,
  result: (
    page: DocumentSource | ExtractedSource,
    params: ScrapeParams,
    call: CallContext & Services,
  ): Promise<ScrapeResult> => call.uses.reader.readPage(page, params, call),
};

/** Whether a vendor may be told of the page. */
export const mayBeTold = ({ url }: ScrapeParams, { uses }: Services): boolean =>
  !isIndexAddress(url) && uses.targets.admits(url);

/** Cap of an answer with a page of at most `max_bytes`. */
export const answerBytes = ({ max_bytes }: ScrapeParams): number => PAGES_PER_ANSWER * max_bytes;

/** An answer far beyond `max_bytes` is a page too large, which no other provider would make smaller. */
function tooLargeOf(error: OutboundError, { params }: { params: ScrapeParams }): ProviderFailure | undefined {
  if (error.code !== 'too_large') return undefined;
  return new ProviderFailure('blocked', `the page has more than ${params.max_bytes} bytes (max_bytes)`, {
    isFinal: true,
    cause: error,
  });
}
