import type { CDPSession } from 'playwright-core';
import type { PagePicture, ScreenshotOptions } from '../browser.js';
import { FREEZE_SCRIPT, scrollThroughScript } from './picture.scripts.js';
import type { IsolatedWorld } from './isolated-world.js';
import type { QuietWatch } from './quiet.js';
import type { VisitEnd } from './visit-end.js';

/** WebP's limit in either direction (14 bits); beyond it graphics memory runs out for all formats. */
export const MAX_SIDE_PX = 16_383;
/** 256 MB uncompressed. */
const MAX_AREA_PX = 64 * 1024 * 1024;
const JPEG_QUALITY = 85;

const MAX_SCROLL_MS = 4000;
const MAX_SETTLE_MS = 2000;

/** Parts of a visit that a picture needs. */
export interface PictureContext {
  cdp: CDPSession;
  world: IsolatedWorld;
  quiet: QuietWatch;
  end: VisitEnd;
  /** Device pixels per CSS pixel. */
  deviceScale: number;
}

/**
 * Takes a picture of the current document: fonts loaded, animations at their end, and lazy content loaded for a
 * whole page.
 */
export async function takePicture(
  { format, fullPage }: ScreenshotOptions,
  { cdp, world, quiet, end, deviceScale }: PictureContext,
): Promise<PagePicture> {
  const share = (part: number, atMostMs: number): number => Math.min(atMostMs, end.remainingMs * part);
  if (fullPage) {
    await world.evaluate(scrollThroughScript(MAX_SIDE_PX / deviceScale, share(0.2, MAX_SCROLL_MS)));
    await quiet.rest(share(0.2, MAX_SETTLE_MS));
  }
  await world.evaluate(FREEZE_SCRIPT);
  const { cssLayoutViewport, cssContentSize } = await cdp.send('Page.getLayoutMetrics');
  const wanted = fullPage
    ? { width: cssContentSize.width, height: cssContentSize.height }
    : { width: cssLayoutViewport.clientWidth, height: cssLayoutViewport.clientHeight };
  const { width, height } = withinBounds(wanted, deviceScale);
  const { data } = await cdp.send('Page.captureScreenshot', {
    format,
    ...(format === 'png' ? {} : { quality: JPEG_QUALITY }),
    clip: {
      x: fullPage ? 0 : cssLayoutViewport.pageX,
      y: fullPage ? 0 : cssLayoutViewport.pageY,
      width,
      height,
      // This session does not know the density that the driver emulates through its own.
      scale: deviceScale,
    },
    captureBeyondViewport: fullPage,
  });
  return {
    bytes: Buffer.from(data, 'base64'),
    width: Math.round(width * deviceScale),
    height: Math.round(height * deviceScale),
    isCut: width < Math.floor(wanted.width) || height < Math.floor(wanted.height),
  };
}

/** Returns the CSS pixels that fit in a picture; integers, at least one. */
export function withinBounds(
  { width, height }: { width: number; height: number },
  deviceScale: number,
): { width: number; height: number } {
  const maxSide = Math.floor(MAX_SIDE_PX / deviceScale);
  const cutWidth = Math.max(1, Math.min(Math.ceil(width), maxSide));
  const maxHeight = Math.floor(MAX_AREA_PX / (cutWidth * deviceScale * deviceScale));
  return { width: cutWidth, height: Math.max(1, Math.min(Math.ceil(height), maxSide, maxHeight)) };
}
