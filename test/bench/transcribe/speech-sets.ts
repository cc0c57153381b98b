import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Recordings of one source, each with its text. */
export interface SpeechSet {
  name: string;
  recordings: { path: string; text: string }[];
}

const AUDIO = new Set(['.wav', '.mp3', '.flac', '.ogg', '.m4a', '.webm']);

/** Says what the part needs if it is not configured. */
export function missingSpeech(speech: string | undefined, whisper: string | undefined): string | undefined {
  if (speech === undefined || whisper === undefined)
    return '--speech <folder> --whisper <weights> (test/bench/transcribe/README.md)';
  return [speech, whisper].find((path) => !existsSync(path));
}

/** Reads the subfolders of a folder: audio files with a `.txt` of the same name. */
export const speechSets = (folder: string): SpeechSet[] =>
  readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isDirectory())
    .toSorted()
    .map((name) => ({ name, recordings: recordingsOf(join(folder, name)) }));

const recordingsOf = (folder: string): SpeechSet['recordings'] =>
  readdirSync(folder)
    .filter((file) => AUDIO.has(extname(file)))
    .toSorted()
    .map((file) => ({
      path: join(folder, file),
      text: readFileSync(join(folder, file.replace(/\.\w+$/, '.txt')), 'utf8'),
    }));
