import { reasonOf } from '../../launch.error.js';

const TIMEOUT_MS = 5_000;
const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/** What a server answered, or why it could not be reached. */
export type Answer =
  | { kind: 'answered'; url: string; status: number; body: string; headers: Headers }
  | { kind: 'unreachable'; reason: string };

/** Reads a URL of the operator's own configuration. Follows redirects only if asked to: headers may have a key. */
export async function readUrl(
  url: string,
  {
    headers = {},
    redirect = 'manual',
  }: Pick<RequestInit, 'redirect'> & { headers?: Record<string, string> } = {},
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect,
    });
    const body = await response.text();
    return { kind: 'answered', url: response.url, status: response.status, body, headers: response.headers };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { kind: 'unreachable', reason: reasonOf(cause) };
  }
}

/** Returns the host by which a local program reaches a server that listens on `host`. */
export const reachableHost = (host: string): string => (EVERY_ADDRESS.has(host) ? '127.0.0.1' : host);
