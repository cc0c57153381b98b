/** Which URLs belong to a site. */
export interface SiteScope {
  /** Origin of its start page. */
  origin: string;
  /**
   * `origin`: the same scheme, host and port. `host`: also the other scheme, and the host with and without `www.`.
   * `subdomains`: also hosts below it.
   */
  breadth: 'origin' | 'host' | 'subdomains';
}

/** Whether a URL belongs to a site. */
export function isInScope(url: URL, { origin, breadth }: SiteScope): boolean {
  if (url.origin === origin) return true;
  if (breadth === 'origin' || !/^https?:$/.test(url.protocol)) return false;
  const site = new URL(origin);
  if (url.port !== site.port) return false;
  const [host, siteHost] = [bareHost(url), bareHost(site)];
  return host === siteHost || (breadth === 'subdomains' && host.endsWith(`.${siteHost}`));
}

const bareHost = ({ hostname }: URL): string => hostname.replace(/^www\./, '');
