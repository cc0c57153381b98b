import { devices } from 'playwright-core';
import type { VisitOptions } from './browser.js';

const DEFAULT_VIEWPORT = { width: 1280, height: 800 };

/** Valid values of `VisitOptions.device` (`iPhone 15`, `Pixel 7 landscape`). */
export const deviceNames: readonly string[] = Object.keys(devices);

/** The emulated device of a page. */
export interface DeviceProfile {
  viewport: { width: number; height: number };
  /** Device pixels per CSS pixel. */
  deviceScaleFactor: number;
  isMobile: boolean;
  hasTouch: boolean;
  /** Undefined for a desktop, whose user agent contains Chromium's version. */
  userAgent: string | undefined;
}

/** A given viewport overrides that of the device. @throws RangeError for an unknown device. */
export function deviceProfile({
  viewport,
  device,
}: Pick<VisitOptions, 'viewport' | 'device'>): DeviceProfile {
  const known = device === undefined ? undefined : devices[device];
  if (device !== undefined && known === undefined) throw new RangeError(`unknown device "${device}"`);
  return {
    viewport: viewport ?? known?.viewport ?? DEFAULT_VIEWPORT,
    deviceScaleFactor: known?.deviceScaleFactor ?? 1,
    isMobile: known?.isMobile ?? false,
    hasTouch: known?.hasTouch ?? false,
    userAgent: known?.userAgent,
  };
}
