import type { Drawing } from '../svg/document.js';

export type RasterFormat = 'png' | 'webp' | 'jpeg';

/** Seconds after which libvips gives up on one picture. */
const TIMEOUT_SECONDS = 10;

/** Paints a drawing. A JPEG has no transparency, so it gets white paper. */
export async function rasterize({ svg, width, height }: Drawing, format: RasterFormat): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(Buffer.from(svg), { limitInputPixels: MAX_PIXELS, unlimited: false })
    .resize(width, height, { fit: 'fill' })
    .timeout({ seconds: TIMEOUT_SECONDS });
  switch (format) {
    case 'png':
      return picture.png({ compressionLevel: 9 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 90 }).toBuffer();
    default:
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 90, mozjpeg: true }).toBuffer();
  }
}

/** Maximum number of pixels of a picture: 8192 by 8192. */
export const MAX_PIXELS = 67_108_864;
