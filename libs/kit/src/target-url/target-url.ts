import { InvalidUrlError } from '../invalid-url.error.js';

/** Longest address that is accepted, in UTF-16 code units. */
export const MAX_URL_CHARS = 8_192;

/**
 * The address to fetch, normalised and without its fragment (which no server sees).
 * Whether the host is a public one is known to the outbound client only.
 * @throws InvalidUrlError when it is not an absolute http(s) URL without credentials.
 */
export function parseTargetUrl(text: string): URL {
  if (text.length > MAX_URL_CHARS) {
    throw new InvalidUrlError(`has more than ${MAX_URL_CHARS} characters`);
  }
  // The URL parser trims and drops control characters silently; an address with them is a mistake or a trick.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f]/.test(text.trim())) {
    throw new InvalidUrlError('contains white space or control characters');
  }
  const url = URL.parse(text.trim());
  if (!url) throw new InvalidUrlError('is not an absolute URL');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new InvalidUrlError(`has the scheme ${url.protocol.slice(0, 20)} where http: or https: is needed`);
  }
  // `http:example.com` parses, but is relative by RFC 3986.
  if (!/^https?:\/\//i.test(text.trim())) throw new InvalidUrlError('is not an absolute URL');
  if (url.username !== '' || url.password !== '') throw new InvalidUrlError('has credentials in it');
  url.hash = '';
  return url;
}
