import { type DeviceProfile, deviceProfile } from '@capstan/kit';
import type { ScreenshotParams } from '../screenshot.params.js';

/** Maximum height of an image in device pixels, which is the limit of WebP. */
const MAX_HEIGHT_PX = 16_383;

/** The viewport for a vendor: that of the device, if one is named. */
export function viewportOf({ device, width, height }: ScreenshotParams): DeviceProfile {
  return deviceProfile(device === undefined ? { viewport: { width, height } } : { device });
}

/** Height in CSS pixels at which a full-page image ends. */
export const maxPageHeightOf = ({ deviceScaleFactor }: DeviceProfile): number =>
  Math.floor(MAX_HEIGHT_PX / deviceScaleFactor);
