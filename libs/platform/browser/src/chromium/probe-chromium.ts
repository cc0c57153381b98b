import type { BrowserConfig } from '../browser.config.js';
import { findChromium } from './find-chromium.js';
import { ChromiumStarter } from './start-chromium.js';

/** A Chromium that was started and closed. */
export interface ProbedChromium {
  /** E.g. `156.0.8078.79`. */
  version: string;
  /** What its confinement lacks; undefined if it is complete. */
  weakness: string | undefined;
}

/** Chromium opens no page during a probe, so that it needs no way out. */
const NO_EGRESS = { allowedPorts: [], proxyUrl: () => Promise.resolve('http://127.0.0.1:9') };

/** Starts the Chromium that the service would use, and closes it. @returns undefined if there is none. @throws Error if it does not start. */
export async function probeChromium({
  chromiumPath,
  fontconfigFile,
}: Pick<BrowserConfig, 'chromiumPath' | 'fontconfigFile'>): Promise<ProbedChromium | undefined> {
  const found = findChromium(chromiumPath);
  if (!found) return undefined;
  const starter = new ChromiumStarter(found, NO_EGRESS, fontconfigFile);
  const chromium = await starter.start();
  const { version } = chromium;
  await chromium.close();
  return { version, weakness: starter.weakness };
}
