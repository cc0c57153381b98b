import type { BytesOf } from './bytes-of.js';

const FIRST_BYTES = 64;
/** Longest page. */
const PAGE_BYTES = 65_307;
/** Opus counts at this rate, whatever its input had. */
const OPUS_RATE = 48_000;

/** The last page of an Ogg file has the number of its samples (granule position). */
export async function oggSeconds({ size, at }: BytesOf): Promise<number | undefined> {
  const rate = rateOf(await at(0, FIRST_BYTES));
  const end = await at(Math.max(0, size - PAGE_BYTES), PAGE_BYTES);
  const page = end.lastIndexOf('OggS');
  if (rate === undefined || page < 0 || page + 14 > end.length) return undefined;
  const samples = end.readBigInt64LE(page + 6);
  return Number(samples) / rate;
}

function rateOf(first: Buffer): number | undefined {
  if (first.includes('OpusHead')) return OPUS_RATE;
  const vorbis = first.indexOf('\u0001vorbis', 0, 'latin1');
  return vorbis >= 0 && vorbis + 16 <= first.length ? first.readUInt32LE(vorbis + 12) : undefined;
}
