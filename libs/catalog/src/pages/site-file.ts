import type { OutboundClient, OutboundResponse } from '@capstan/kit';

/** Maximum size of a sitemap; the protocol allows 50 MB, compressed files are far smaller. */
const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 15_000;

/** Fetches a file in which a site describes itself; null if it is unavailable. */
export async function siteFile(
  outbound: OutboundClient,
  url: string,
  { signal, timeoutMs = TIMEOUT_MS }: { signal: AbortSignal; timeoutMs?: number },
): Promise<OutboundResponse | null> {
  try {
    const response = await outbound.request({
      url,
      headers: { accept: 'application/xml, text/xml, text/plain, */*;q=0.5' },
      respectRobots: true,
      maxBytes: MAX_BYTES,
      signal,
      timeoutMs: Math.ceil(Math.min(timeoutMs, TIMEOUT_MS)),
    });
    return response.status === 200 ? response : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
