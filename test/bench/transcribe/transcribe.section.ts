import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { compiled } from '../compiled.js';
import { familyCpuMs } from '../processes/proc.js';
import { figure, table } from '../report/table.js';
import { type SpeechSet, speechSets } from './speech-sets.js';
import { wordErrors, wordsOf } from './word-errors.js';

const { decodeToPcm, defaultThreads, runWhisper } = await compiled<typeof import('@capstan/speech')>(
  'libs/engines/speech/src/index.js',
);

const BYTES_PER_SECOND = 32_000;
/** Silence between two recordings of a set. */
const PAUSE = Buffer.alloc(BYTES_PER_SECOND / 2);
const MAX_SECONDS = 4 * 3600;

/** One set, transcribed as a single recording. */
export interface TranscriptFigures {
  name: string;
  seconds: number;
  words: number;
  errors: number;
  decodingSeconds: number;
  transcriptionSeconds: number;
  /** CPU time of the transcription; a busy machine changes it less than the elapsed time. */
  cpuSeconds: number;
}

/** Measures word errors and times of the local Whisper. */
export async function measureTranscribe(
  speech: string,
  { whisper, folder }: { whisper: string; folder: string },
): Promise<TranscriptFigures[]> {
  const figures: TranscriptFigures[] = [];
  for (const set of speechSets(speech)) figures.push(await measureSet(set, whisper, folder));
  return figures;
}

async function measureSet(set: SpeechSet, whisper: string, folder: string): Promise<TranscriptFigures> {
  const decoding = performance.now();
  const pcm = join(folder, `${set.name}.pcm`);
  const parts: Buffer[] = [];
  for (const { path } of set.recordings) {
    const source = { path, extension: extname(path).slice(1) };
    await decodeToPcm({ source, target: pcm, maxSeconds: MAX_SECONDS }, new AbortController().signal);
    parts.push(await readFile(pcm), PAUSE);
  }
  const whole = Buffer.concat(parts);
  await writeFile(pcm, whole);
  const transcription = performance.now();
  const cpuMs = familyCpuMs(process.pid) ?? NaN;
  const text = await transcriptOf(pcm, whisper);
  const end = performance.now();
  const reference = wordsOf(set.recordings.map((recording) => recording.text).join(' '));
  return {
    name: set.name,
    seconds: whole.length / BYTES_PER_SECOND,
    words: reference.length,
    errors: wordErrors(reference, wordsOf(text)),
    decodingSeconds: (transcription - decoding) / 1000,
    transcriptionSeconds: (end - transcription) / 1000,
    cpuSeconds: ((familyCpuMs(process.pid) ?? NaN) - cpuMs) / 1000,
  };
}

async function transcriptOf(pcm: string, model: string): Promise<string> {
  const texts: string[] = [];
  const task = {
    model,
    pcm,
    language: 'en',
    prompt: '',
    fromSeconds: 0,
    threads: defaultThreads(),
    hasWords: false,
  };
  await runWhisper(
    task,
    async ({ segments }) => void texts.push(...segments.map(({ text }) => text)),
    new AbortController().signal,
  );
  return texts.join(' ');
}

export function transcribeReport(sets: readonly TranscriptFigures[]): string {
  return table(
    ['speech', 'minutes', 'words', 'word error rate', 'real-time factor', 'CPU, s a second', 'decoding, s'],
    [...sets, totalOf(sets)].map((set) => [
      set.name,
      figure(set.seconds / 60, 1),
      figure(set.words),
      `${figure((set.errors / set.words) * 100, 1)} %`,
      figure(set.transcriptionSeconds / set.seconds, 3),
      figure(set.cpuSeconds / set.seconds, 3),
      figure(set.decodingSeconds, 1),
    ]),
  );
}

const totalOf = (sets: readonly TranscriptFigures[]): TranscriptFigures => {
  const sum = (of: (set: TranscriptFigures) => number): number =>
    sets.reduce((total, set) => total + of(set), 0);
  return {
    name: 'all',
    seconds: sum((set) => set.seconds),
    words: sum((set) => set.words),
    errors: sum((set) => set.errors),
    decodingSeconds: sum((set) => set.decodingSeconds),
    transcriptionSeconds: sum((set) => set.transcriptionSeconds),
    cpuSeconds: sum((set) => set.cpuSeconds),
  };
};
