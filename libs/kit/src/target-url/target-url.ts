import { InvalidUrlError } from '../invalid-url.error.js';

/** Longest accepted URL, in UTF-16 code units. */
export const MAX_URL_CHARS = 8_192;

/**
 * Parses a URL to fetch and removes its fragment, which servers do not receive. Only the outbound client knows
 * whether the host is public.
 * @throws InvalidUrlError when it is not an absolute http(s) URL without credentials.
 */
export function parseTargetUrl(text: string): URL {
  if (text.length > MAX_URL_CHARS) {
    throw new InvalidUrlError(`must be at most ${MAX_URL_CHARS} characters`);
  }
  // The URL parser silently drops control characters; a URL with them is a mistake or an attack.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f]/.test(text.trim())) {
    throw new InvalidUrlError('must not contain white space or control characters');
  }
  const url = URL.parse(text.trim());
  if (!url) throw new InvalidUrlError('must be an absolute URL');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new InvalidUrlError(`must have the scheme http: or https: (got ${url.protocol.slice(0, 20)})`);
  }
  // `http:example.com` parses, but is relative by RFC 3986.
  if (!/^https?:\/\//i.test(text.trim())) throw new InvalidUrlError('must be an absolute URL');
  if (url.username !== '' || url.password !== '') throw new InvalidUrlError('must not contain credentials');
  url.hash = '';
  return url;
}
