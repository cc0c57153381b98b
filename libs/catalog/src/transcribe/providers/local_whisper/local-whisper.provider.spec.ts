import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallContext, JobContext, JobProgress } from '@capstan/kit';
import { MemoryJobItems } from '@capstan/kit/testing';
import type { WhisperChunk, WhisperTask } from '@capstan/speech';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AudioDecoder } from '../../audio/audio-decoder.js';
import type { AudioFiles, Recording } from '../../audio/audio-files.js';
import { UnreadableAudioError } from '../../audio/unreadable-audio.error.js';
import { toneWav } from '../../fixtures/wav.js';
import { TranscribeParams } from '../../transcribe.params.js';
import { LocalWhisperProvider } from './local-whisper.provider.js';
import { WhisperEngine } from './whisper-engine.js';

const FIRST: WhisperChunk = {
  untilSeconds: 1,
  language: 'en',
  segments: [{ start: 0, end: 1, text: 'Good morning.' }],
  words: [],
};
const SECOND: WhisperChunk = {
  untilSeconds: 2,
  language: 'en',
  segments: [{ start: 1, end: 2, text: 'Welcome.' }],
  words: [],
};

/** Returns prepared chunks, and keeps the tasks. */
class ScriptedEngine extends WhisperEngine {
  readonly tasks: WhisperTask[] = [];
  chunks: WhisperChunk[] = [FIRST, SECOND];
  isBuilt = true;

  override isAvailable(): boolean {
    return this.isBuilt;
  }

  override async run(task: WhisperTask, onChunk: (chunk: WhisperChunk) => Promise<void>): Promise<void> {
    this.tasks.push(task);
    for (const chunk of this.chunks) await onChunk(chunk);
  }
}

let folder: string;
let file: Recording;
let engine: ScriptedEngine;
let provider: LocalWhisperProvider;

const providerWith = (model: string): LocalWhisperProvider =>
  new LocalWhisperProvider(
    { model, threads: 2, concurrency: 1 },
    { dataDir: folder },
    { of: () => Promise.resolve(file) } as unknown as AudioFiles,
    new AudioDecoder(),
    engine,
  );
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-whisper-'));
  const path = join(folder, 'recording');
  await writeFile(path, toneWav(2));
  file = { path, bytes: 64_044, filename: 'audio.wav', mediaType: 'audio/wav', seconds: 2 };
  engine = new ScriptedEngine();
  provider = providerWith(path);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const call = (params: Partial<TranscribeParams> = {}, more: Partial<CallContext> = {}) =>
  provider.call(Object.assign(new TranscribeParams(), params), {
    signal: new AbortController().signal,
    timeoutMs: 10_000,
    requestId: 'req_1',
    ...more,
  });

/** Waits of the last job that do not count. */
let waits = 0;

/** A job that keeps what is saved. */
function jobWith(checkpoint?: unknown) {
  waits = 0;
  const saved: [unknown, JobProgress | undefined][] = [];
  const job: JobContext = {
    id: 'job_1',
    checkpoint,
    items: new MemoryJobItems(),
    waitFor: (wait) => {
      waits += 1;
      return wait();
    },
    report: () => Promise.resolve(),
    save: async (state, progress) => void saved.push([structuredClone(state), progress]),
  };
  return { job, saved };
}

describe('local Whisper', () => {
  it('returns the segments of all chunks as one transcript', async () => {
    expect(await call()).toEqual({
      text: 'Good morning. Welcome.',
      language: 'en',
      duration_seconds: 2,
      segments: [
        { start: 0, end: 1, text: 'Good morning.', speaker: null },
        { start: 1, end: 2, text: 'Welcome.', speaker: null },
      ],
      words: [],
      formatted: null,
    });
  });

  it('returns words with segments made of them', async () => {
    const words = [
      { start: 0, end: 0.4, word: 'Good' },
      { start: 0.4, end: 1, word: 'morning.' },
    ];
    engine.chunks = [{ ...FIRST, segments: [], words }];
    const segments = [{ start: 0, end: 1, text: 'Good morning.', speaker: null }];
    expect(await call({ timestamps: 'word' })).toMatchObject({ text: 'Good morning.', segments, words });
    expect(engine.tasks).toMatchObject([{ hasWords: true }]);
  });

  it('passes language and vocabulary', async () => {
    await call({ language: 'sv', vocabulary: ['Capstan', 'waterfall'] });
    expect(engine.tasks).toMatchObject([
      { language: 'sv', prompt: 'Capstan, waterfall', fromSeconds: 0, threads: 2, hasWords: false },
    ]);
  });

  it('saves each chunk in the job, with the seconds that are done', async () => {
    const { job, saved } = jobWith();
    await call({}, { job });
    expect(saved.map(([, progress]) => progress)).toEqual([
      { done: 1, total: 2, unit: 'seconds' },
      { done: 2, total: 2, unit: 'seconds' },
    ]);
  });

  it('does not count the time that a job waits for a place', async () => {
    const { job } = jobWith();
    await call({}, { job });
    // For the place of Whisper, and for that of the decoder.
    expect(waits).toBe(2);
  });

  it('says how long it worked on a recording that takes too long', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const failure = call();
    await expect(failure).rejects.toMatchObject({ outcome: 'timeout', isTarget: true });
    await expect(failure).rejects.toThrow('within 10 minutes');
    limits.mockRestore();
  });

  it('continues after the chunk that another worker saved', async () => {
    const first = jobWith();
    engine.chunks = [FIRST];
    await call({}, { job: first.job });
    engine.chunks = [SECOND];
    const { text } = await call({}, { job: jobWith(first.saved[0]?.[0]).job });
    expect(text).toBe('Good morning. Welcome.');
    expect(engine.tasks.at(-1)).toMatchObject({ fromSeconds: 1, language: 'en' });
  });

  it('returns an empty text for silence', async () => {
    engine.chunks = [{ ...FIRST, language: null, segments: [] }];
    expect(await call()).toMatchObject({ text: '', language: null, segments: [] });
  });

  it('refuses audio that cannot be decoded', async () => {
    await writeFile(file.path, toneWav(1).subarray(0, 20));
    await expect(call()).rejects.toBeInstanceOf(UnreadableAudioError);
    expect(engine.tasks).toEqual([]);
  });

  it('leaves no samples behind of audio that cannot be decoded', async () => {
    await writeFile(file.path, toneWav(1).subarray(0, 20));
    await expect(call()).rejects.toBeInstanceOf(UnreadableAudioError);
    expect(await readdir(folder)).toEqual(['recording']);
  });

  it('decodes a recording of two jobs at once', async () => {
    provider = new LocalWhisperProvider(
      { model: file.path, threads: 2, concurrency: 2 },
      { dataDir: folder },
      { of: () => Promise.resolve(file) } as unknown as AudioFiles,
      new AudioDecoder(),
      engine,
    );
    const results = await Promise.all([call(), call()]);
    expect(results.map(({ duration_seconds: seconds }) => seconds)).toEqual([2, 2]);
  });

  it('does nothing for an aborted call', async () => {
    await expect(call({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(engine.tasks).toEqual([]);
  });

  it('is configured if the weights and the engine are installed', () => {
    expect(provider.isConfigured()).toBe(true);
    expect(providerWith(join(folder, 'none.bin')).isConfigured()).toBe(false);
    engine.isBuilt = false;
    expect(provider.isConfigured()).toBe(false);
  });

  it('serves every call but those that ask for speakers', () => {
    expect(provider.supports(Object.assign(new TranscribeParams(), { timestamps: 'word' }))).toBe(true);
    expect(provider.supports(Object.assign(new TranscribeParams(), { diarize: true }))).toBe(false);
  });
});
