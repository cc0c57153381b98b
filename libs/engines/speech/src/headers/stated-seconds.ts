import type { AudioSource } from '../decoding/decoding-task.js';
import { type BytesOf, withBytesOf } from './bytes-of.js';
import { flacSeconds } from './flac.js';
import { mp3Seconds } from './mp3.js';
import { mp4Seconds } from './mp4.js';
import { oggSeconds } from './ogg.js';
import { wavSeconds } from './wav.js';
import { webmSeconds } from './webm.js';

const READERS: Readonly<Record<string, (bytes: BytesOf) => Promise<number | undefined>>> = {
  wav: wavSeconds,
  mp3: mp3Seconds,
  flac: flacSeconds,
  ogg: oggSeconds,
  m4a: mp4Seconds,
  webm: webmSeconds,
};

/**
 * Reads the length that the headers of a recording state, without decoding it.
 * @returns seconds; undefined if they state none, as those of streams and of raw AAC.
 */
export async function statedSeconds({ path, extension }: AudioSource): Promise<number | undefined> {
  const reader = READERS[extension];
  const seconds = reader && (await withBytesOf(path, reader));
  return seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
