import { createReadStream } from 'node:fs';

const READ_BYTES = 256 * 1024;
/**
 * More than most frames have, because the FLAC decoder drops a last frame that it gets in parts. Silence compresses by more than ten
 * thousand, so this much may decode to 500 MB of samples.
 */
const PIECE_BYTES = 16 * 1024;

/** Yields a range of a file, in pieces that are small enough to be decoded at once. @param range end exclusive. */
export async function* piecesOf(
  path: string,
  { start = 0, end = Infinity }: { start?: number; end?: number } = {},
): AsyncGenerator<Uint8Array> {
  if (start >= end) return;
  const blocks: AsyncIterable<Buffer> = createReadStream(path, {
    highWaterMark: READ_BYTES,
    start,
    end: end - 1,
  });
  for await (const block of blocks) {
    for (let at = 0; at < block.length; at += PIECE_BYTES) yield block.subarray(at, at + PIECE_BYTES);
  }
}
