/** A box of an MP4 file (ISO/IEC 14496-12): where it is, its header included. */
export interface Mp4Box {
  type: string;
  start: number;
  /** Where its content starts. */
  body: number;
  end: number;
}

const HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/**
 * Reads the header of a box.
 * @param header bytes from its start; 16 suffice.
 * @param range where it starts, and the end of what contains it.
 * @returns undefined where there is no box.
 */
export function boxAt(header: Buffer, { start, end }: { start: number; end: number }): Mp4Box | undefined {
  if (header.length < HEADER_BYTES || start + HEADER_BYTES > end) return undefined;
  const type = header.toString('latin1', 4, 8);
  const size = header.readUInt32BE(0);
  if (size === 0) return { type, start, body: start + HEADER_BYTES, end };
  const isLarge = size === 1;
  if (isLarge && header.length < LARGE_HEADER_BYTES) return undefined;
  const headerBytes = isLarge ? LARGE_HEADER_BYTES : HEADER_BYTES;
  const bytes = isLarge ? Number(header.readBigUInt64BE(8)) : size;
  if (bytes < headerBytes || start + bytes > end) return undefined;
  return { type, start, body: start + headerBytes, end: start + bytes };
}

/** Adds to the file offsets of media in an index, where they are in the given range. */
export function shiftChunkOffsets(index: Buffer, shift: { from: number; to: number; by: number }): void {
  let at = 0;
  for (;;) {
    const box = boxAt(index.subarray(at, at + LARGE_HEADER_BYTES), { start: at, end: index.length });
    if (!box) return;
    const body = index.subarray(box.body, box.end);
    if (CONTAINERS.has(box.type)) shiftChunkOffsets(body, shift);
    else if (box.type === 'stco') shiftTable(body, 4, shift);
    else if (box.type === 'co64') shiftTable(body, 8, shift);
    at = box.end;
  }
}

/** A table has version and flags, a count, and offsets of 4 or 8 bytes. */
function shiftTable(
  table: Buffer,
  width: 4 | 8,
  { from, to, by }: { from: number; to: number; by: number },
): void {
  for (let at = 8; at + width <= table.length; at += width) {
    const offset = width === 4 ? table.readUInt32BE(at) : Number(table.readBigUInt64BE(at));
    if (offset < from || offset >= to) continue;
    if (width === 4) table.writeUInt32BE(offset + by, at);
    else table.writeBigUInt64BE(BigInt(offset + by), at);
  }
}
