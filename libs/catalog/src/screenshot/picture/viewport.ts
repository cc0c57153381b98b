import { type DeviceProfile, deviceProfile } from '@capstan/kit';
import type { ScreenshotParams } from '../screenshot.params.js';

/** Beyond this many pixels of the device no picture goes in height: WebP holds no more. */
const MAX_HEIGHT_PX = 16_383;

/** The window a vendor is asked for: that of the device, if one is named. */
export function viewportOf({ device, width, height }: ScreenshotParams): DeviceProfile {
  return deviceProfile(device === undefined ? { viewport: { width, height } } : { device });
}

/** CSS pixels at which a picture of a whole page ends. */
export const maxPageHeightOf = ({ deviceScaleFactor }: DeviceProfile): number =>
  Math.floor(MAX_HEIGHT_PX / deviceScaleFactor);
