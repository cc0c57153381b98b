/**
 * A page gets what it would serve a normal Chromium, and its owner can see who came: the browser's own words
 * without "Headless", then the operator's `OUTBOUND_USER_AGENT`, as search engines' renderers do it.
 */
export function visitorUserAgent(chromiumVersion: string, operator: string, deviceAgent?: string): string {
  const major = chromiumVersion.split('.', 1)[0];
  const browser =
    deviceAgent ??
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`;
  return `${browser} ${operator}`;
}
