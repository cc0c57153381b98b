import { constants, inflateSync } from 'node:zlib';

/** Maximum decompressed bytes of a PDF stream: more than any page or scan needs. */
const MAX_STREAM_BYTES = 128 * 1024 * 1024;

/** Nesting depth up to which compressed streams are checked. */
const MAX_LAYERS = 3;

const START = Buffer.from('stream');
const END = Buffer.from('endstream');

/**
 * Returns whether a stream of the PDF decompresses to an excessive size. The PDF reader decompresses outside of the
 * limited heap of a thread, so such a file must be rejected before.
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
    // A truncated stream still decompresses up to its end.
    const options = { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH };
    return isExcessive(inflateSync(stream, options), layers - 1);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  }
}

/** Checks the header of RFC 1950: deflate, and a checksum divisible by 31. */
function isZlib(stream: Buffer): boolean {
  return stream.length > 2 && (stream[0]! & 0x0f) === 8 && ((stream[0]! << 8) | stream[1]!) % 31 === 0;
}
