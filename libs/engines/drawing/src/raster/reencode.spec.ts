import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { reencode } from './reencode.js';

const picture = () => sharp({ create: { width: 40, height: 20, channels: 4, background: '#c4452d80' } });

/** A PNG that states a size and unpacks to it, from few bytes. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
}

describe('reencode', () => {
  it('makes a picture of the format asked for', async () => {
    const clean = await reencode(await picture().webp().toBuffer(), 'png');
    expect(clean).toMatchObject({ format: 'png', width: 40, height: 20 });
    expect((await sharp(clean?.bytes).metadata()).format).toBe('png');
  });

  it('removes metadata and what is appended', async () => {
    const marked = await picture()
      .withExif({ IFD0: { Copyright: 'secret-mark' } })
      .png()
      .toBuffer();
    const clean = await reencode(Buffer.concat([marked, Buffer.from('<script>appended</script>')]), 'png');
    expect((await sharp(clean?.bytes).metadata()).exif).toBeUndefined();
    expect(Buffer.from(clean?.bytes ?? []).toString('latin1')).not.toMatch(/secret-mark|appended/);
  });

  it.each([
    ['text', Buffer.from('<html>')],
    [
      'an SVG',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      ),
    ],
    ['nothing', Buffer.alloc(0)],
    ['a decompression bomb', bomb(60_000, 60_000)],
  ])('refuses %s', async (_, bytes) => {
    expect(await reencode(bytes, 'png')).toBeUndefined();
  });

  it('refuses a picture that is cut off', async () => {
    const noise = Buffer.from(Array.from({ length: 120_000 }, (_, at) => (at * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .png()
      .toBuffer();
    expect(await reencode(whole.subarray(0, whole.length / 2), 'png')).toBeUndefined();
    expect(await reencode(whole, 'png')).toBeDefined();
  });
});
