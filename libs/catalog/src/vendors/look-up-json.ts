import {
  type OutboundClient,
  type OutboundRequest,
  type OutboundResponse,
  type VendorDialect,
  exchangeJson,
  jsonOf,
} from '@capstan/kit';

/** How a vendor words its answers, those included that it knows nothing. */
export interface LookUpDialect<T> extends VendorDialect<T> {
  /** Default: 404, in JSON. */
  isUnknown?(response: OutboundResponse): boolean;
}

/** One question to a vendor that answers with an error for what it does not know: null then. */
export async function lookUpJson<T>(
  outbound: OutboundClient,
  request: OutboundRequest,
  dialect: LookUpDialect<T>,
): Promise<T | null> {
  let isUnknown = false;
  try {
    return await exchangeJson(outbound, request, {
      ...dialect,
      failureOf: (response) => {
        isUnknown =
          dialect.isUnknown?.(response) ?? (response.status === 404 && jsonOf(response) !== undefined);
        return dialect.failureOf?.(response);
      },
    });
  } catch (error) {
    if (isUnknown) return null;
    throw error;
  }
}
