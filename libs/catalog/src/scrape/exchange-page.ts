import {
  type OutboundClient,
  OutboundError,
  type OutboundRequest,
  ProviderFailure,
  type VendorDialect,
  exchangeJson,
} from '@capstan/kit';

/** Quoting makes a page longer, and some vendors hand it on in two formats. */
const PAGES_PER_ANSWER = 2;

/**
 * One question to a vendor that hands whole pages on. An answer far beyond `maxPageBytes` is a page too large, which
 * no other provider would make smaller.
 * @throws ProviderFailure; OutboundError when no answer came.
 */
export async function exchangePage<T>(
  outbound: OutboundClient,
  request: Omit<OutboundRequest, 'maxBytes'>,
  maxPageBytes: number,
  dialect: VendorDialect<T>,
): Promise<T> {
  try {
    return await exchangeJson(outbound, { ...request, maxBytes: PAGES_PER_ANSWER * maxPageBytes }, dialect);
  } catch (error) {
    if (!(error instanceof OutboundError) || error.code !== 'too_large') throw error;
    throw new ProviderFailure('blocked', `the page has more than ${maxPageBytes} bytes (max_bytes)`, {
      isFinal: true,
      cause: error,
    });
  }
}
