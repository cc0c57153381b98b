import { type FileHandle, open } from 'node:fs/promises';
import { type Mp4Box, boxAt, shiftChunkOffsets } from './mp4-boxes.js';
import { piecesOf } from './pieces.js';
import { UndecodableError } from './undecodable.error.js';

/** The index of a recording of ten hours has about 10 MB. */
const MAX_INDEX_BYTES = 32 * 1024 * 1024;
const MAX_BOXES = 10_000;

/**
 * Yields an MP4 file with its index (`moov`) first, as a file made for streaming has it. Many programs write the index last; the
 * decoder would keep the whole file until then, and decode it at once.
 */
export async function* mp4Pieces(path: string): AsyncGenerator<Uint8Array> {
  const { index, media } = await landmarksOf(path);
  if (!index) {
    yield* piecesOf(path);
    return;
  }
  if (index.end - index.start > MAX_INDEX_BYTES) throw new UndecodableError('has an index that is too large');
  if (!media || index.start < media.start) {
    yield await rangeOf(path, 0, index.end);
    yield* piecesOf(path, { start: index.end });
    return;
  }
  const moved = await rangeOf(path, index.start, index.end);
  shiftChunkOffsets(moved, { from: media.start, to: index.start, by: moved.length });
  yield await rangeOf(path, 0, media.start);
  yield moved;
  yield* piecesOf(path, { start: media.start, end: index.start });
  yield* piecesOf(path, { start: index.end });
}

/** The index, and the first box of media. */
async function landmarksOf(path: string): Promise<{ index?: Mp4Box; media?: Mp4Box }> {
  const file = await open(path);
  const found: { index?: Mp4Box; media?: Mp4Box } = {};
  try {
    const { size } = await file.stat();
    let at = 0;
    for (let count = 0; count < MAX_BOXES && !found.index; count += 1) {
      const box = boxAt(await read(file, at, 16), { start: at, end: size });
      if (!box) break;
      if (box.type === 'moov') found.index = box;
      if (box.type === 'mdat') found.media ??= box;
      at = box.end;
    }
    return found;
  } finally {
    await file.close();
  }
}

async function rangeOf(path: string, start: number, end: number): Promise<Buffer> {
  if (end - start > MAX_INDEX_BYTES * 2) throw new UndecodableError('has an index that is too large');
  const file = await open(path);
  try {
    return await read(file, start, end - start);
  } finally {
    await file.close();
  }
}

async function read(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}
