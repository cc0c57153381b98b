const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Returns `host:port` of an http(s) URL with an explicit port; IPv6 hosts keep their brackets. */
export function hostPort(url: URL): string {
  return `${url.hostname}:${url.port || DEFAULT_PORTS[url.protocol]}`;
}

/**
 * Normalizes an entry of the allow-list to the form of `hostPort`, so that they can be compared as text; undefined
 * when the text is not `host:port`.
 */
export function normalizeHostPort(entry: string): string | undefined {
  const port = /^[^/?#@\\\s]+:(\d{1,5})$/.exec(entry)?.[1];
  if (port === undefined || Number(port) > 65_535 || !URL.canParse(`http://${entry}`)) return undefined;
  return `${new URL(`http://${entry}`).hostname}:${Number(port)}`;
}

/** Hosts that the operator allows although they are not public (`OUTBOUND_ALLOW_HOSTS`). */
export class HostAllowList {
  private readonly entries: ReadonlySet<string>;

  /** @param entries `host:port`; other text never matches. */
  constructor(entries: readonly string[] = []) {
    this.entries = new Set(entries.map(normalizeHostPort).filter((entry) => entry !== undefined));
  }

  /** Compares host and port as in the URL: a name on the list does not allow its address, nor the reverse. */
  has(url: URL): boolean {
    return this.entries.has(hostPort(url));
  }
}
