/** Parses an http(s) URL of a vendor or page; undefined when it is invalid or has credentials. */
export function webUrl(value: unknown, base?: string): URL | undefined {
  if (typeof value !== 'string' || !URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  return url.username === '' && url.password === '' ? url : undefined;
}

/** Returns the host without `www.` and port. */
export function domainOf(url: URL): string {
  return url.hostname.replace(/^www\./, '');
}
