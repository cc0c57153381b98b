import { MAX_PIXELS, type RasterFormat } from './rasterize.js';

/** An untrusted picture that was re-encoded, without its metadata and any hidden content. */
export interface CleanPicture {
  bytes: Uint8Array;
  format: RasterFormat;
  width: number;
  height: number;
}

const READABLE = new Set(['png', 'webp', 'jpeg']);
const TIMEOUT_SECONDS = 10;

/**
 * Decodes a picture and encodes it again.
 * @returns undefined for bytes that are not a PNG, WebP or JPEG picture, are cut off, or would unpack to more than MAX_PIXELS.
 */
export async function reencode(bytes: Uint8Array, format: RasterFormat): Promise<CleanPicture | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).timeout({
      seconds: TIMEOUT_SECONDS,
    });
    const { format: found } = await source.metadata();
    if (!READABLE.has(found)) return undefined;
    const upright = source.autoOrient();
    const drawn = format === 'jpeg' ? upright.flatten({ background: '#ffffff' }) : upright;
    const { data, info } = await drawn
      .toFormat(format, { quality: 92 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, format, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}
