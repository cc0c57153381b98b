const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** `host:port` of an http(s) URL, the port always written out; IPv6 hosts keep their brackets. */
export function hostPort(url: URL): string {
  return `${url.hostname}:${url.port || DEFAULT_PORTS[url.protocol]}`;
}

/**
 * One entry of the allow-list in the form `hostPort` gives, so that both compare as text;
 * undefined when the text is not `host:port`.
 */
export function normaliseHostPort(entry: string): string | undefined {
  const port = /^[^/?#@\\\s]+:(\d{1,5})$/.exec(entry)?.[1];
  if (port === undefined || Number(port) > 65_535 || !URL.canParse(`http://${entry}`)) return undefined;
  return `${new URL(`http://${entry}`).hostname}:${Number(port)}`;
}

/** Hosts that the operator lets through although they are not public (`OUTBOUND_ALLOW_HOSTS`). */
export class HostAllowList {
  private readonly entries: ReadonlySet<string>;

  /** @param entries `host:port`; text that is not of this form never matches. */
  constructor(entries: readonly string[] = []) {
    this.entries = new Set(entries.map(normaliseHostPort).filter((entry) => entry !== undefined));
  }

  /** Compares host and port as the URL writes them: a name on the list does not admit its address, nor the reverse. */
  has(url: URL): boolean {
    return this.entries.has(hostPort(url));
  }
}
