import { type CallContext, type OutboundError, ProviderFailure, VendorTargets } from '@capstan/kit';
import { isIndexAddress } from '@capstan/local-index';
import { NEXT_STEP } from '../pages/page-fault.js';
import { type DocumentSource, type ExtractedSource, PageReader } from './page-reader.js';
import type { ScrapeParams } from './scrape.params.js';
import type { ScrapeResult } from './scrape.result.js';

/** Encoding enlarges a page, and some vendors return it in two formats. */
const PAGES_PER_ANSWER = 2;

interface Services {
  uses: { targets: VendorTargets; reader: PageReader };
}

/** Base of the vendor declarations that fetch pages, which are then processed like any other. */
export const pageVendor = {
  uses: { targets: VendorTargets, reader: PageReader },
  failureOfError: tooLargeOf,
  result: (
    page: DocumentSource | ExtractedSource,
    params: ScrapeParams,
    call: CallContext & Services,
  ): Promise<ScrapeResult> => call.uses.reader.readPage(page, params, call),
};

/** Whether the URL may be sent to a vendor. */
export const maySendToVendor = ({ url }: ScrapeParams, { uses }: Services): boolean =>
  !isIndexAddress(url) && uses.targets.admits(url);

/** Limit of a response with a page of at most `max_bytes`. */
export const answerBytes = ({ max_bytes }: ScrapeParams): number => PAGES_PER_ANSWER * max_bytes;

/** A response far beyond `max_bytes` is a page that is too large for every provider. */
function tooLargeOf(error: OutboundError, { params }: { params: ScrapeParams }): ProviderFailure | undefined {
  if (error.code !== 'too_large') return undefined;
  return new ProviderFailure('blocked', `the page has more than ${params.max_bytes} bytes (max_bytes)`, {
    isFinal: true,
    alternativeAction: NEXT_STEP.too_large,
    cause: error,
  });
}
