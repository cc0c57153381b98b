/**
 * An address of this service as this page can load it. The service names itself by `BASE_URL`; the console may be open
 * under another name of the same machine, such as `localhost` for 127.0.0.1.
 */
export function ownUrl(address: string): string {
  const url = new URL(address, window.location.origin);
  const isOwn = url.port === window.location.port && LOOPBACK.has(url.hostname);
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
