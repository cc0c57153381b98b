import {
  type OutboundClient,
  type OutboundRequest,
  type VendorDialect,
  exchangeJson,
  jsonOf,
} from '@capstan/capability-kit';

/** One question to a vendor that answers 404, in JSON, for what it does not know: null then. */
export async function lookUpJson<T>(
  outbound: OutboundClient,
  request: OutboundRequest,
  dialect: VendorDialect<T>,
): Promise<T | null> {
  let isUnknown = false;
  try {
    return await exchangeJson(outbound, request, {
      ...dialect,
      failureOf: (response) => {
        isUnknown = response.status === 404 && jsonOf(response) !== undefined;
        return dialect.failureOf?.(response);
      },
    });
  } catch (error) {
    if (isUnknown) return null;
    throw error;
  }
}
