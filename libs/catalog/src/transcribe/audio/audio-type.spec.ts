import { describe, expect, it } from 'vitest';
import { audioTypeOf } from './audio-type.js';

const bytes = (...parts: (string | number)[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from([part]))),
  );

describe('audioTypeOf', () => {
  it.each([
    ['wav', bytes('RIFF\0\0\0\0WAVEfmt ')],
    ['flac', bytes('fLaC\0\0\0\u0022')],
    ['ogg', bytes('OggS\0\u0002')],
    ['m4a', bytes('\0\0\0\u0020ftypM4A ')],
    ['webm', bytes(0x1a, 0x45, 0xdf, 0xa3)],
    ['mp3', bytes('ID3\u0004')],
    ['mp3', bytes(0xff, 0xfb, 0x90, 0x64)],
    ['aac', bytes(0xff, 0xf1, 0x50, 0x80)],
  ])('recognizes %s', (extension, start) => {
    expect(audioTypeOf(start)?.extension).toBe(extension);
  });

  it.each([
    ['nothing', bytes()],
    ['text', bytes('<!doctype html>')],
    ['a picture in RIFF', bytes('RIFF\0\0\0\0WEBPVP8 ')],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['frames of AAC with a sampling rate that does not exist', bytes(0xff, 0xf1, 0x74, 0x80)],
    ['a ZIP', bytes('PK\u0003\u0004')],
  ])('does not recognize %s', (_title, start) => {
    expect(audioTypeOf(start)).toBeUndefined();
  });
});
