import type { BytesOf } from './bytes-of.js';

const ID3_HEADER_BYTES = 10;
/** Enough for a frame header, its side information, and the header of Xing. */
const FRAME_BYTES = 64;
const RATES = [44_100, 48_000, 32_000];

/** The first frame of an MP3 file may be a header of Xing or LAME with the number of frames. */
export async function mp3Seconds({ at }: BytesOf): Promise<number | undefined> {
  const start = await firstFrame(at);
  const frame = await at(start, FRAME_BYTES);
  if (frame.length < FRAME_BYTES || frame[0] !== 0xff) return undefined;
  const [, second = 0, third = 0, fourth = 0] = frame;
  // 3: MPEG 1, 2: MPEG 2, 0: MPEG 2.5.
  const version = (second >> 3) & 3;
  const rate = RATES[(third >> 2) & 3];
  if (rate === undefined || version === 1) return undefined;
  const isMpeg1 = version === 3;
  const isMono = fourth >> 6 === 3;
  const sideBytes = isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  const xing = frame.subarray(4 + sideBytes);
  const hasFrames = ['Xing', 'Info'].includes(xing.toString('latin1', 0, 4)) && (xing[7] ?? 0) & 1;
  if (!hasFrames) return undefined;
  const sampleRate = isMpeg1 ? rate : version === 2 ? rate / 2 : rate / 4;
  return (xing.readUInt32BE(8) * (isMpeg1 ? 1_152 : 576)) / sampleRate;
}

/** Behind tags, whose length has 7 bits a byte. */
async function firstFrame(at: BytesOf['at']): Promise<number> {
  const tag = await at(0, ID3_HEADER_BYTES);
  if (tag.toString('latin1', 0, 3) !== 'ID3' || tag.length < ID3_HEADER_BYTES) return 0;
  return ID3_HEADER_BYTES + tag.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}
