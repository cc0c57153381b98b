import { boxAt } from '../decoding/mp4-boxes.js';
import type { BytesOf } from './bytes-of.js';

const HEADER_BYTES = 16;
const MAX_BOXES = 10_000;

/** `mvhd` in the index has the length, in units of its time scale. */
export async function mp4Seconds({ size, at }: BytesOf): Promise<number | undefined> {
  const index = await find('moov', { start: 0, end: size }, at);
  const header = index && (await find('mvhd', { start: index.body, end: index.end }, at));
  if (!header) return undefined;
  const fields = await at(header.body, 32);
  if (fields.length < 32) return undefined;
  const isLong = fields[0] === 1;
  const [scale, duration] = isLong
    ? [fields.readUInt32BE(20), Number(fields.readBigUInt64BE(24))]
    : [fields.readUInt32BE(12), fields.readUInt32BE(16)];
  // Unknown: all bits set.
  return duration === (isLong ? 2 ** 64 : 2 ** 32 - 1) ? undefined : duration / scale;
}

async function find(type: string, { start, end }: { start: number; end: number }, at: BytesOf['at']) {
  let from = start;
  for (let count = 0; count < MAX_BOXES; count += 1) {
    const box = boxAt(await at(from, HEADER_BYTES), { start: from, end });
    if (!box || box.type === type) return box;
    from = box.end;
  }
  return undefined;
}
