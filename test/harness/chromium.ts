import { existsSync } from 'node:fs';
import bundled from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = ['/usr/lib/chromium/chromium', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/**
 * A real browser as visitors have it, for what only one can tell; the service's own has guards that would hide it.
 * @param hosts where it finds host names, e.g. `{ '*.sites.test': '127.0.0.1:8080' }`.
 */
export async function startChromium(hosts: Record<string, string> = {}): Promise<Browser> {
  const rules = Object.entries(hosts).map(([host, address]) => `MAP ${host} ${address}`);
  return chromium.launch({
    executablePath: INSTALLED.find((path) => existsSync(path)) ?? (await bundled.executablePath()),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--host-resolver-rules=${rules.join(', ')}`],
  });
}
