import type { BytesOf } from './bytes-of.js';

/** Where its first block of metadata (STREAMINFO) starts. */
const STREAM_INFO = 8;

/** The first block of metadata has the sampling rate (20 bits) and the number of samples (36 bits). */
export async function flacSeconds({ at }: BytesOf): Promise<number | undefined> {
  const info = await at(STREAM_INFO, 18);
  if (info.length < 18) return undefined;
  const sampleRate = info.readUIntBE(10, 3) >> 4;
  const samples = (info.readUInt8(13) & 0x0f) * 2 ** 32 + info.readUInt32BE(14);
  return samples / sampleRate;
}
