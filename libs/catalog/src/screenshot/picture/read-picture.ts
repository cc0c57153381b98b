import type { ArtifactMediaType } from '@capstan/kit';

/** Type and size from the header of an image. */
export interface PictureFacts {
  mediaType: ArtifactMediaType;
  /** Pixels, at least 1. */
  width: number;
  height: number;
}

/** Reads type and size from the header; `undefined` for anything but PNG, JPEG or WebP, or a truncated header. */
export function readPicture(bytes: Uint8Array): PictureFacts | undefined {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const facts = readPng(data) ?? readJpeg(data) ?? readWebp(data);
  return facts && facts.width > 0 && facts.height > 0 ? facts : undefined;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The first chunk is IHDR (PNG, 11.2.2). */
function readPng(data: Buffer): PictureFacts | undefined {
  if (data.length < 24 || !data.subarray(0, 8).equals(PNG_SIGNATURE)) return undefined;
  if (data.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { mediaType: 'image/png', width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
}

/** The size is in the frame header, SOF0 to SOF15 without DHT, JPG and DAC (ITU-T T.81, B.2.2). */
function readJpeg(data: Buffer): PictureFacts | undefined {
  if (data.length < 4 || data[0] !== 0xff || data[1] !== 0xd8 || data[2] !== 0xff) return undefined;
  let at = 2;
  while (at + 9 <= data.length) {
    if (data[at] !== 0xff) return undefined;
    const marker = data[at + 1] as number;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { mediaType: 'image/jpeg', width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) };
    }
    at += 2 + data.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Lossy, lossless and extended files store it in three ways (RFC 9649, 2.5 to 2.7). */
function readWebp(data: Buffer): PictureFacts | undefined {
  if (data.length < 30 || data.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  if (data.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const mediaType = 'image/webp';
  switch (data.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { mediaType, width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = data.readUInt32LE(21);
      return { mediaType, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { mediaType, width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
