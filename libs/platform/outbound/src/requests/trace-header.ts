import { currentTraceparent } from '@capstan/platform-core';
import type { HostAllowList } from '../addresses/host-allow-list.js';

/**
 * Returns the header that continues a trace at a server of the operator (`OUTBOUND_ALLOW_HOSTS`). Other servers do not
 * get it, because they could use it to correlate requests.
 */
export function traceHeader(url: URL, own: HostAllowList): { traceparent?: string } {
  const traceparent = currentTraceparent();
  return traceparent !== undefined && own.has(url) ? { traceparent } : {};
}
