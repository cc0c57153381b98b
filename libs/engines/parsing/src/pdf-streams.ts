import { constants, inflateSync } from 'node:zlib';

/** Decompressed bytes one stream of a PDF may have: more than a page's drawing or its largest scan needs. */
const MAX_STREAM_BYTES = 128 * 1024 * 1024;

/** Streams within compressed streams are followed this far. */
const MAX_LAYERS = 3;

const START = Buffer.from('stream');
const END = Buffer.from('endstream');

/**
 * True when a stream of the PDF decompresses beyond all measure. The PDF reader decompresses outside of the heap
 * that is capped for a thread, so such a file must be turned away before.
 */
export function hasExcessiveStream(pdf: Uint8Array): boolean {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  for (let at = bytes.indexOf(START); at >= 0;) {
    const from = afterLineEnd(bytes, at + START.length);
    const to = bytes.indexOf(END, from);
    if (isExcessive(bytes.subarray(from, to < 0 ? undefined : to), MAX_LAYERS)) return true;
    if (to < 0) return false;
    at = bytes.indexOf(START, to + END.length);
  }
  return false;
}

function afterLineEnd(bytes: Buffer, at: number): number {
  if (bytes[at] === 0x0d) at++;
  return bytes[at] === 0x0a ? at + 1 : at;
}

function isExcessive(stream: Buffer, layers: number): boolean {
  if (layers === 0 || !isZlib(stream)) return false;
  try {
    // A stream cut short still decompresses to what is there.
    const options = { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH };
    return isExcessive(inflateSync(stream, options), layers - 1);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  }
}

/** Header of RFC 1950: deflate, and a check that divides by 31. */
function isZlib(stream: Buffer): boolean {
  return stream.length > 2 && (stream[0]! & 0x0f) === 8 && ((stream[0]! << 8) | stream[1]!) % 31 === 0;
}
