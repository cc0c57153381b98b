import { devices } from 'playwright-core';
import type { VisitOptions } from './browser.js';

const DEFAULT_VIEWPORT = { width: 1280, height: 800 };

/** Names that `VisitOptions.device` takes (`iPhone 15`, `Pixel 7 landscape`). */
export const deviceNames: readonly string[] = Object.keys(devices);

/** What a page is opened on. */
export interface DeviceProfile {
  viewport: { width: number; height: number };
  /** Device pixels per CSS pixel. */
  deviceScaleFactor: number;
  isMobile: boolean;
  hasTouch: boolean;
  /** Undefined for a desktop, which names itself by its version. */
  userAgent: string | undefined;
}

/** A given viewport wins over that of the device. @throws RangeError for a device that is not in the list. */
export function deviceProfile({
  viewport,
  device,
}: Pick<VisitOptions, 'viewport' | 'device'>): DeviceProfile {
  const known = device === undefined ? undefined : devices[device];
  if (device !== undefined && known === undefined) throw new RangeError(`there is no device "${device}"`);
  return {
    viewport: viewport ?? known?.viewport ?? DEFAULT_VIEWPORT,
    deviceScaleFactor: known?.deviceScaleFactor ?? 1,
    isMobile: known?.isMobile ?? false,
    hasTouch: known?.hasTouch ?? false,
    userAgent: known?.userAgent,
  };
}
