import { type Browser, chromium } from 'playwright-core';
import {
  TESTED_CHROMIUM,
  testedFonts,
  testedProgram,
} from '../../libs/platform/browser/src/fixtures/tested-chromium.js';
import { installedChromium } from '../../tools/test/installed-chromium.mjs';

/** Environment of a service in a test. */
export const TESTED_BROWSER: Record<string, string> = TESTED_CHROMIUM
  ? { CHROMIUM_PATH: TESTED_CHROMIUM }
  : {};

/**
 * A real browser like that of visitors; the service's own has guards that would interfere. It has the bundled fonts: without
 * any it shows no text, and crashes.
 * @param hosts host mappings, e.g. `{ '*.sites.test': '127.0.0.1:8080' }`.
 */
export async function startChromium(hosts: Record<string, string> = {}): Promise<Browser> {
  const rules = Object.entries(hosts).map(([host, address]) => `MAP ${host} ${address}`);
  const program = await testedProgram();
  return chromium.launch({
    executablePath: program?.path ?? installedChromium(),
    env: { ...process.env, ...program?.env, ...(await testedFonts()) },
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--host-resolver-rules=${rules.join(', ')}`],
  });
}
