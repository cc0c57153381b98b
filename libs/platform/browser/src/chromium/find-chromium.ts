import { accessSync, constants } from 'node:fs';
import { findBundle } from './bundled-chromium.js';

/** An available Chromium. The bundled one must be unpacked first. */
export type FoundChromium = { kind: 'installed'; path: string } | { kind: 'bundled' };

/** Debian's program comes before its wrapper script, which adds Debian's own flags and keys. */
const INSTALLED: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    '/usr/lib/chromium/chromium',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** Value of CHROMIUM_PATH for the bundled one, even if another is installed. */
const BUNDLED = 'bundled';

/**
 * Returns the configured program, otherwise an installed one, otherwise the bundled one; undefined if there is
 * none. A configured path that is not a program has no fallback, because the operator would not notice.
 */
export function findChromium(
  configuredPath: string | undefined,
  installed: readonly string[] = INSTALLED[process.platform] ?? [],
): FoundChromium | undefined {
  if (configuredPath?.toLowerCase() === BUNDLED) return bundle();
  if (configuredPath !== undefined) {
    return isProgram(configuredPath) ? { kind: 'installed', path: configuredPath } : undefined;
  }
  const path = installed.find(isProgram);
  if (path !== undefined) return { kind: 'installed', path };
  return bundle();
}

const bundle = (): FoundChromium | undefined =>
  findBundle() === undefined ? undefined : { kind: 'bundled' };

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
