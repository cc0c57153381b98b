import type { OutboundClient, OutboundRequest, OutboundResponse } from '@capstan/platform-outbound';
import { ProviderFailure } from '../provider-failure.js';
import { failureForStatus } from './failure-for-status.js';

/** How a vendor words its answers. */
export interface VendorDialect<T> {
  /** For messages: `Brave Search`. */
  title: string;
  /**
   * What this vendor's answer means where status and meaning differ, 2xx included; undefined: the status says it.
   */
  failureOf?(response: OutboundResponse): ProviderFailure | undefined;
  /** The part that matters; undefined when it is no answer of this vendor. */
  read(body: unknown, response: OutboundResponse): T | undefined;
}

/** One question to a vendor's JSON interface. @throws ProviderFailure; OutboundError when no answer came. */
export async function exchangeJson<T>(
  outbound: OutboundClient,
  request: OutboundRequest,
  dialect: VendorDialect<T>,
): Promise<T> {
  const response = await outbound.request({
    ...request,
    headers: { accept: 'application/json', ...request.headers },
  });
  const failure = dialect.failureOf?.(response) ?? failureForStatus(response);
  if (failure) throw failure;
  const answer = dialect.read(response.json(), response);
  if (answer === undefined) {
    throw new ProviderFailure('upstream_error', `the answer is not one of ${dialect.title}`);
  }
  return answer;
}

/** The body as JSON where it may be anything: undefined instead of an error. */
export function jsonOf(response: OutboundResponse): unknown {
  try {
    return response.json();
  } catch {
    return undefined;
  }
}
