import { BAGGAGE_META_KEY, TRACEPARENT_META_KEY, TRACESTATE_META_KEY } from '@modelcontextprotocol/server';

const TRACEPARENT = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;
/** Visible ASCII and spaces: the allowed characters of a header. */
const HEADER_VALUE = /^[\x20-\x7e]{1,8192}$/;

/** The trace of a request (W3C Trace Context in `_meta`), as headers; malformed values are dropped. */
export function traceHeaders(meta: Record<string, unknown> = {}): Record<string, string> {
  const parent = meta[TRACEPARENT_META_KEY];
  if (typeof parent !== 'string' || !TRACEPARENT.test(parent)) return {};
  const headers: Record<string, string> = { traceparent: parent };
  for (const [key, name] of [
    [TRACESTATE_META_KEY, 'tracestate'],
    [BAGGAGE_META_KEY, 'baggage'],
  ] as const) {
    const value = meta[key];
    if (typeof value === 'string' && HEADER_VALUE.test(value)) headers[name] = value;
  }
  return headers;
}
