/**
 * Returns the browser's own user agent without "Headless", then the operator's `OUTBOUND_USER_AGENT`, as the
 * renderers of search engines do: a page serves what it would serve a normal Chromium, and its owner can identify
 * the visitor.
 */
export function visitorUserAgent(chromiumVersion: string, operator: string, deviceAgent?: string): string {
  const major = chromiumVersion.split('.', 1)[0];
  const browser =
    deviceAgent ??
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`;
  return `${browser} ${operator}`;
}
