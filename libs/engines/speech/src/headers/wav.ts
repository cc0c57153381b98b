import { SAMPLE_RATE } from '../decoding/resampler.js';
import { type BytesOf, withBytesOf } from './bytes-of.js';

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const MAX_CHUNKS = 1_000;
const PCM = 1;

/** What a WAV file says about its samples. */
interface WavFormat {
  isPcm: boolean;
  channels: number;
  sampleRate: number;
  bytesPerSecond: number;
  bitsPerSample: number;
  /** Bytes of samples that the file has. */
  dataBytes: number;
}

/** Reads the chunks of a WAV file up to its samples; undefined if there is no format before them. */
async function wavFormat({ size, at }: BytesOf): Promise<WavFormat | undefined> {
  let format: Buffer | undefined;
  let start = HEADER_BYTES;
  for (let count = 0; count < MAX_CHUNKS && start + CHUNK_HEADER_BYTES <= size; count += 1) {
    const header = await at(start, CHUNK_HEADER_BYTES);
    const body = start + CHUNK_HEADER_BYTES;
    const [id, bytes] = [header.toString('latin1', 0, 4), header.readUInt32LE(4)];
    if (id === 'fmt ') format = await at(body, 16);
    if (id === 'data')
      return format?.length === 16 ? formatOf(format, Math.min(bytes, size - body)) : undefined;
    // Chunks have an even length.
    start = body + bytes + (bytes % 2);
  }
  return undefined;
}

const formatOf = (format: Buffer, dataBytes: number): WavFormat => ({
  isPcm: format.readUInt16LE(0) === PCM,
  channels: format.readUInt16LE(2),
  sampleRate: format.readUInt32LE(4),
  bytesPerSecond: format.readUInt32LE(8),
  bitsPerSample: format.readUInt16LE(14),
  dataBytes,
});

export async function wavSeconds(bytes: BytesOf): Promise<number | undefined> {
  const format = await wavFormat(bytes);
  return format && format.dataBytes / format.bytesPerSecond;
}

/** Whether a WAV file has the samples that Whisper works with: 16 kHz, 16 bits, mono or stereo. */
export const isWhisperWav = (path: string): Promise<boolean> =>
  withBytesOf(path, async (bytes) => {
    const format = await wavFormat(bytes);
    return (
      format !== undefined &&
      format.isPcm &&
      format.sampleRate === SAMPLE_RATE &&
      format.bitsPerSample === 16 &&
      format.channels <= 2
    );
  });
