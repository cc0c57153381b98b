import type { BytesOf } from './bytes-of.js';

/** `Info` is at the start of the file. */
const SEARCHED_BYTES = 4_096;
const TIMESTAMP_SCALE = Buffer.from([0x2a, 0xd7, 0xb1]);
const DURATION = Buffer.from([0x44, 0x89]);
const USUAL_SCALE_NS = 1_000_000;

/** The elements `Duration` (a float) and `TimestampScale` (nanoseconds) of a WebM file. */
export async function webmSeconds({ at }: BytesOf): Promise<number | undefined> {
  const start = await at(0, SEARCHED_BYTES);
  const duration = elementOf(start, DURATION);
  if (duration?.length !== 4 && duration?.length !== 8) return undefined;
  const units = duration.length === 8 ? duration.readDoubleBE() : duration.readFloatBE();
  const scale = elementOf(start, TIMESTAMP_SCALE);
  return (units * (scale?.length ? scale.readUIntBE(0, Math.min(6, scale.length)) : USUAL_SCALE_NS)) / 1e9;
}

/** The content of the first element with an id; its length has one byte, with the highest bit set. */
function elementOf(bytes: Buffer, id: Buffer): Buffer | undefined {
  const at = bytes.indexOf(id);
  const length = (bytes[at + id.length] ?? 0) - 0x80;
  const start = at + id.length + 1;
  return at < 0 || length < 1 || start + length > bytes.length
    ? undefined
    : bytes.subarray(start, start + length);
}
