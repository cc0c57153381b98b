import { UnexpectedResponseError } from '../errors/unexpected-response-error.js';
import type { WireRequest } from './wire-request.js';

const MAX_REDIRECTS = 5;

/**
 * Follows redirects within the origin that keep the method: the key is sent nowhere else.
 * @throws UnexpectedResponseError on any other redirect.
 */
export async function followedRedirect(
  { url, method, body }: WireRequest,
  fetchOnce: (url: string, method: string, body: WireRequest['body']) => Promise<Response>,
): Promise<Response> {
  let target = url;
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetchOnce(target, method, body);
    if (!isRedirect(response)) return response;
    await response.body?.cancel();
    const next = nextTarget(response, target, method);
    if (next === undefined || redirects === MAX_REDIRECTS) throw refused(response, target);
    target = next;
  }
}

/** Browsers represent a redirect that was not followed as a response without status. */
const isRedirect = ({ status, type }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);

function nextTarget({ status, headers }: Response, from: string, method: string): string | undefined {
  const location = headers.get('location');
  if (location === null || !URL.canParse(location, from)) return undefined;
  const next = new URL(location, from);
  const keepsMethod = method === 'GET' || method === 'HEAD' || status === 307 || status === 308;
  return next.origin === new URL(from).origin && keepsMethod ? next.href : undefined;
}

function refused({ status, headers }: Response, from: string): UnexpectedResponseError {
  const location = headers.get('location');
  const to =
    location !== null && URL.canParse(location, from)
      ? new URL(location, from).origin
      : 'an unknown location';
  return new UnexpectedResponseError(
    `${new URL(from).origin} redirects to ${to}, where the API key is not sent, or redirects too often. Check the base URL, including http or https`,
    { status, headers, excerpt: '' },
  );
}
