import { open, stat } from 'node:fs/promises';
import { quietestCut } from './quietest-cut.js';
import { SAMPLE_RATE } from './resampler.js';

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const BYTES_PER_SECOND = SAMPLE_RATE * BYTES_PER_SAMPLE;
/** A part ends in a pause within this time before it would be too long. */
const SEARCHED_SECONDS = 15;

/** Samples of a recording as a WAV file: its header, and what follows. */
export interface WavPart {
  header: Uint8Array;
  /** Bytes of the file of samples, end exclusive. */
  start: number;
  end: number;
  /** Where the part starts in the recording. */
  fromSeconds: number;
  seconds: number;
}

/** The most seconds that a WAV file of samples may have. @param maxBytes of the file. */
export const secondsIn = (maxBytes: number): number =>
  Math.floor((maxBytes - HEADER_BYTES) / BYTES_PER_SECOND);

/**
 * Cuts decoded samples (16 kHz, mono, 16 bits) in pauses, so that no word is split.
 * @param maxSeconds of a part; at least 60.
 */
export async function wavParts(pcm: string, maxSeconds: number): Promise<WavPart[]> {
  const { size } = await stat(pcm);
  const parts: WavPart[] = [];
  let start = 0;
  do {
    const longest = start + maxSeconds * BYTES_PER_SECOND;
    const end = longest >= size ? size - (size % BYTES_PER_SAMPLE) : await cutBefore(pcm, longest);
    const seconds = (end - start) / BYTES_PER_SECOND;
    parts.push({
      header: wavHeader(end - start),
      start,
      end,
      fromSeconds: start / BYTES_PER_SECOND,
      seconds,
    });
    start = end;
  } while (start < size - (size % BYTES_PER_SAMPLE));
  return parts;
}

async function cutBefore(pcm: string, longest: number): Promise<number> {
  const bytes = SEARCHED_SECONDS * BYTES_PER_SECOND;
  const file = await open(pcm);
  try {
    const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, longest - bytes);
    const samples = new Int16Array(buffer.buffer, buffer.byteOffset, bytes / BYTES_PER_SAMPLE);
    return longest - bytes + quietestCut(samples, 0) * BYTES_PER_SAMPLE;
  } finally {
    await file.close();
  }
}

function wavHeader(dataBytes: number): Uint8Array {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(BYTES_PER_SECOND, 28);
  header.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(dataBytes, 40);
  return header;
}
