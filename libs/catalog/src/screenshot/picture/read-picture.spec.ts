import { describe, expect, it } from 'vitest';
import { jpegOf, pngOf, webpOf } from '../fixtures/pictures.js';
import { readPicture } from './read-picture.js';

describe('readPicture', () => {
  it.each([
    ['PNG', pngOf(1280, 800), 'image/png', 1280, 800],
    ['JPEG', jpegOf(3840, 2160), 'image/jpeg', 3840, 2160],
    ['lossy WebP', webpOf(412, 16_383), 'image/webp', 412, 16_383],
    ['lossless WebP', webpOf(1179, 2556, 'lossless'), 'image/webp', 1179, 2556],
    ['extended WebP', webpOf(70_000, 90_000, 'extended'), 'image/webp', 70_000, 90_000],
  ])('reads type and size of a %s', (_, bytes, mediaType, width, height) => {
    expect(readPicture(bytes)).toEqual({ mediaType, width, height });
  });

  it('reads a view into a larger buffer', () => {
    const padded = Buffer.concat([Buffer.alloc(7), pngOf(3, 5), Buffer.alloc(7)]);
    expect(
      readPicture(new Uint8Array(padded.buffer, padded.byteOffset + 7, padded.length - 14)),
    ).toMatchObject({
      width: 3,
      height: 5,
    });
  });

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['JSON', Buffer.from('{"is_successful":false,"error_code":"timeout_error"}')],
    ['a web page', Buffer.from('<!doctype html><p>Maintenance, please come back later')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a PDF', Buffer.from('%PDF-1.7 and then some more bytes to fill it')],
    ['a signature alone', pngOf(4, 4).subarray(0, 20)],
    [
      'a PNG without IHDR',
      Buffer.concat([pngOf(4, 4).subarray(0, 12), Buffer.from('IDAT'), Buffer.alloc(20)]),
    ],
    ['a PNG without pixels', pngOf(0, 9)],
    ['a JPEG that ends before its frame', jpegOf(4, 4).subarray(0, 40)],
    ['a JPEG of markers that lead nowhere', Buffer.from('ffd8ffe0ffff00', 'hex')],
    ['a JPEG with a broken chain', Buffer.concat([Buffer.from('ffd8ffe00004', 'hex'), Buffer.alloc(40)])],
    ['a sound in RIFF', Buffer.from(`RIFF....WAVEfmt ${' '.repeat(40)}`)],
    ['an unknown WebP', Buffer.from(`RIFF....WEBPVP9 ${' '.repeat(40)}`)],
  ])('rejects %s', (_, bytes) => {
    expect(readPicture(bytes)).toBeUndefined();
  });
});
