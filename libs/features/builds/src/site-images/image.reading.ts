/** A picture as sites store it, or why there is none. */
export type ReadImage = { bytes: Uint8Array; width: number; height: number } | { fault: string };

const READABLE = new Set(['png', 'jpeg', 'webp', 'gif', 'heif']);
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 2_000;
const TIMEOUT_SECONDS = 8;

/**
 * Decodes an uploaded picture, whatever its name says, turns it upright, and encodes it as WebP without metadata. Of an animation it keeps
 * the first frame.
 */
export async function readImage(content: Uint8Array): Promise<ReadImage> {
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'truncated' } as const;
  try {
    const { format, width, height } = await sharp(content, {
      ...options,
      limitInputPixels: false,
    }).metadata();
    if (!READABLE.has(format)) return { fault: 'is not a PNG, JPEG, WebP, AVIF or GIF image' };
    if (width * height > MAX_PIXELS)
      return { fault: `has ${width} × ${height} pixels, and at most 50 million are accepted` };
    const { data, info } = await sharp(content, options)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return { fault: 'cannot be decoded as a PNG, JPEG, WebP, AVIF or GIF image' };
  }
}
