import jsqr from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rasterize } from '../raster/rasterize.js';
import { type ErrorCorrection, drawQrCode } from './qr-code.js';

const decode = jsqr as unknown as typeof jsqr.default;

/** What a scanner reads off the picture. */
async function scanned(
  text: string,
  size: number,
  errorCorrection: ErrorCorrection = 'M',
  cover = 0,
): Promise<string | undefined> {
  const drawing = drawQrCode({ text, size, errorCorrection, ink: '#111111', paper: '#ffffff' });
  const patch = Buffer.from(
    `<svg width="${size}" height="${size}"><rect x="${size * 0.42}" y="${size * 0.42}" width="${size * cover}" height="${size * cover}" fill="#f00"/></svg>`,
  );
  const { data, info } = await sharp(await rasterize(drawing, 'png'))
    .composite([{ input: patch }])
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('a QR code', () => {
  it.each([
    ['an address', 'https://example.com/menu?table=12&lang=de', 400],
    ['text beyond Latin', 'Größe – 日本語 – Привет', 400],
    ['a Wi-Fi network', String.raw`WIFI:T:WPA;S:Guest;P:sun\;flower;;`, 300],
    ['1,200 bytes', 'a1b2c3d4e5f6'.repeat(100), 1000],
    ['markup', '"><script>alert(1)</script>', 400],
  ])('is read back: %s', async (_, text, size) => {
    expect(await scanned(text, size)).toBe(text);
  });

  it('is read with a part covered, at error correction H', async () => {
    expect(await scanned('https://example.com', 500, 'H', 0.14)).toBe('https://example.com');
  });

  it('keeps a quiet zone of four modules', async () => {
    const drawing = drawQrCode({
      text: 'a',
      size: 290,
      errorCorrection: 'L',
      ink: '#111111',
      paper: '#ffffff',
    });
    const { data, info } = await sharp(await rasterize(drawing, 'png'))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const dark = Array.from(data.keys()).filter((at) => (data[at] as number) < 128);
    const rows = dark.map((at) => Math.floor(at / (data.length / info.height)));
    // Version 1 has 21 modules, 29 with the quiet zone: 10 pixels each.
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([40, 249]);
  });

  it('refuses text that does not fit', () => {
    expect(() =>
      drawQrCode({ text: 'x'.repeat(3000), size: 800, errorCorrection: 'L', ink: '#000', paper: '#fff' }),
    ).toThrow(RangeError);
  });
});
