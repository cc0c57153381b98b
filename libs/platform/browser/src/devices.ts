import type { VisitOptions } from './browser.js';
import { playwright } from './playwright.js';

const DEFAULT_VIEWPORT = { width: 1280, height: 800 };

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
  const known = device === undefined ? undefined : playwright().devices[device];
  if (device !== undefined && known === undefined) throw new RangeError(`unknown device "${device}"`);
  return {
    viewport: viewport ?? known?.viewport ?? DEFAULT_VIEWPORT,
    deviceScaleFactor: known?.deviceScaleFactor ?? 1,
    isMobile: known?.isMobile ?? false,
    hasTouch: known?.hasTouch ?? false,
    userAgent: known?.userAgent,
  };
}
