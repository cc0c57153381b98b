import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  type FileToSend,
} from '@capstan/kit';
import { FairSemaphore, dataConfig, startUsage } from '@capstan/platform-core';
import { UndecodableError, decodeToPcm } from '@capstan/speech';
import { AudioFiles } from '../../audio/audio-files.js';
import { writeComplete } from '../../audio/write-complete.js';
import { UnreadableAudioError } from '../../audio/unreadable-audio.error.js';
import { languageCode } from '../../language-code.js';
import type { TranscribeParams } from '../../transcribe.params.js';
import type { TranscribeResult, TranscriptWord } from '../../transcribe.result.js';
import { segmentsOfWords, toResult } from '../../transcript.js';
import { localWhisperConfig } from './local-whisper.config.js';
import { WhisperEngine } from './whisper-engine.js';

const MAX_SECONDS = 4 * 3600;
const BYTES_PER_SECOND = 32_000;

/** The transcribed part of a recording: the checkpoint from which another worker continues. */
interface Done {
  untilSeconds: number;
  language: string | null;
  segments: { start: number; end: number; text: string }[];
  words: TranscriptWord[];
}

/** Whisper on this machine. Recordings go nowhere else. */
@DefineProvider({
  name: 'local_whisper',
  title: 'Local Whisper',
  homepage: 'https://github.com/ggml-org/whisper.cpp',
  config: localWhisperConfig,
})
export class LocalWhisperProvider implements CapabilityProvider<TranscribeParams, TranscribeResult> {
  private readonly places: FairSemaphore;
  private readonly model: string;

  constructor(
    @Inject(localWhisperConfig.token) private readonly config: ConfigOf<typeof localWhisperConfig>,
    @Inject(dataConfig.token) { dataDir }: ConfigOf<typeof dataConfig>,
    private readonly audio: AudioFiles,
    private readonly engine: WhisperEngine,
  ) {
    this.places = new FairSemaphore(config.concurrency);
    this.model = config.model ?? join(dataDir, 'models', 'ggml-base.bin');
  }

  isConfigured(): boolean {
    return existsSync(this.model) && this.engine.isAvailable();
  }

  supports({ diarize }: TranscribeParams): boolean {
    return !diarize;
  }

  async call(params: TranscribeParams, context: CallContext): Promise<TranscribeResult> {
    context.signal.throwIfAborted();
    const file = await this.audio.of(params, context);
    const leave = await this.places.acquire(context.signal);
    const endUsage = startUsage();
    try {
      return await this.transcribe(file, params, context);
    } finally {
      endUsage();
      leave();
    }
  }

  private async transcribe(
    file: FileToSend,
    { language, vocabulary, timestamps }: TranscribeParams,
    { job, signal }: CallContext,
  ): Promise<TranscribeResult> {
    const pcm = await decoded(file, signal);
    const total = (await stat(pcm)).size / BYTES_PER_SECOND;
    const done = structuredClone((job?.checkpoint as Done | undefined) ?? NOTHING);
    const task = {
      model: this.model,
      pcm,
      language: language ?? done.language ?? undefined,
      prompt: vocabulary.join(', '),
      fromSeconds: done.untilSeconds,
      threads: this.config.threads,
      hasWords: timestamps === 'word',
    };
    await this.engine.run(
      task,
      async (chunk) => {
        done.untilSeconds = chunk.untilSeconds;
        done.language = chunk.language;
        done.segments.push(...chunk.segments);
        done.words.push(...chunk.words);
        await job?.save(done, {
          done: Math.round(done.untilSeconds),
          total: Math.round(total),
          unit: 'seconds',
        });
      },
      signal,
    );
    return resultOf(done, total);
  }
}

const NOTHING: Done = { untilSeconds: 0, language: null, segments: [], words: [] };

function resultOf({ language, segments, words }: Done, durationSeconds: number): TranscribeResult {
  const unnamed = <T>(parts: readonly T[]) => parts.map((part) => ({ ...part, speaker: null }));
  const spoken = words.length > 0 ? segmentsOfWords(unnamed(words)) : unnamed(segments);
  return toResult({
    text: spoken.map(({ text }) => text).join(' '),
    language: languageCode(language ?? ''),
    durationSeconds,
    segments: spoken,
    words,
  });
}

/**
 * Decodes a file to samples in a file next to it, once: a worker that continues the job finds them.
 * @throws UnreadableAudioError.
 */
async function decoded({ path, filename }: FileToSend, signal: AbortSignal): Promise<string> {
  const pcm = `${path}.pcm`;
  if (existsSync(pcm)) return pcm;
  const source = { path, extension: extname(filename).slice(1) };
  await writeComplete(pcm, async (target) => {
    try {
      await decodeToPcm({ source, target, maxSeconds: MAX_SECONDS }, signal);
    } catch (cause) {
      if (cause instanceof UndecodableError) throw new UnreadableAudioError(cause.message, { cause });
      throw cause;
    }
  });
  return pcm;
}
