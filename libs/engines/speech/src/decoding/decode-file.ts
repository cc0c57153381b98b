import { open } from 'node:fs/promises';
import { decodeChunked } from '@audio/decode/stream';
import type { AudioSource, DecodingTask } from './decoding-task.js';
import { mp4Pieces } from './mp4-pieces.js';
import { piecesOf } from './pieces.js';
import { Resampler, SAMPLE_RATE } from './resampler.js';
import { UndecodableError } from './undecodable.error.js';

/** Formats by the extension that their first bytes got. */
const FORMATS = { wav: 'wav', mp3: 'mp3', flac: 'flac', m4a: 'm4a', webm: 'webm', aac: 'aac' } as const;

/**
 * Decodes a file to raw samples (16 kHz, mono, 16 bits, little endian) in another file, a piece at a time. Decoders are synchronous,
 * so this is for a process of its own.
 * @returns seconds. @throws UndecodableError.
 */
export async function decodeFile({ source, target, maxSeconds }: DecodingTask): Promise<number> {
  const output = await open(target, 'w');
  let samples = 0;
  try {
    const format = await formatOf(source);
    const pieces = format === 'm4a' ? mp4Pieces(source.path) : piecesOf(source.path);
    let resampler: Resampler | undefined;
    for await (const { channelData, sampleRate } of decodeChunked(pieces, format)) {
      if (!channelData[0]?.length) continue;
      resampler ??= new Resampler(sampleRate);
      const pcm = resampler.convert(channelData);
      samples += pcm.length;
      if (samples > maxSeconds * SAMPLE_RATE)
        throw new UndecodableError(`is longer than ${maxSeconds / 3600} hours`);
      await output.write(new Uint8Array(pcm.buffer));
    }
  } catch (error) {
    if (error instanceof UndecodableError) throw error;
    throw new UndecodableError('cannot be decoded', { cause: error });
  } finally {
    await output.close();
  }
  if (samples === 0) throw new UndecodableError('has no sound');
  return samples / SAMPLE_RATE;
}

async function formatOf({ path, extension }: AudioSource) {
  if (extension === 'ogg') return (await isOpus(path)) ? 'opus' : 'oga';
  const format = FORMATS[extension as keyof typeof FORMATS];
  if (format === undefined) throw new UndecodableError('is not in a known audio format');
  return format;
}

/** The first page of an Ogg file names its codec. */
async function isOpus(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.includes('OpusHead');
  } finally {
    await file.close();
  }
}
