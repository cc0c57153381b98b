import { crc32, deflateSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';

function chunk(type: string, data: Buffer): Buffer {
  const frame = Buffer.alloc(data.length + 12);
  frame.writeUInt32BE(data.length);
  frame.write(type, 4, 'latin1');
  data.copy(frame, 8);
  frame.writeUInt32BE(crc32(frame.subarray(4, data.length + 8)), data.length + 8);
  return frame;
}

/** A PNG in one shade of grey. */
function greyPng(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One pixel each. */
const SMALL: Readonly<Record<string, string>> = {
  jpeg: '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  webp: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
};

/** Sends an image in a format; a PNG has the requested size, other formats one pixel. */
export function sendPicture(
  response: ServerResponse,
  picture: { format: string; width: number; height: number },
  headers: Record<string, string> = {},
): void {
  const small = SMALL[picture.format];
  response.writeHead(200, { 'content-type': `image/${picture.format}`, ...headers });
  response.end(small === undefined ? greyPng(picture.width, picture.height) : Buffer.from(small, 'base64'));
}
