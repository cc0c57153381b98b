import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  ProviderFailure,
} from '@capstan/kit';
import { FairSemaphore, dataConfig, startUsage } from '@capstan/platform-core';
import { AudioDecoder } from '../../audio/audio-decoder.js';
import { AudioFiles, type Recording } from '../../audio/audio-files.js';
import { PACE, timeLimitMs } from '../../audio/time-limit.js';
import { languageCode } from '../../language-code.js';
import type { TranscribeParams } from '../../transcribe.params.js';
import type { TranscribeResult, TranscriptWord } from '../../transcribe.result.js';
import { segmentsOfWords, toResult } from '../../transcript.js';
import { localWhisperConfig } from './local-whisper.config.js';
import { WhisperEngine } from './whisper-engine.js';

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
    private readonly decoder: AudioDecoder,
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
    const turn = (): Promise<() => void> => this.places.acquire(context.signal);
    const leave = await (context.job ? context.job.waitFor(turn) : turn());
    const endUsage = startUsage();
    try {
      return await this.withinLimit(file, params, context);
    } finally {
      endUsage();
      leave();
    }
  }

  /** @throws ProviderFailure with the time that this machine worked. */
  private async withinLimit(
    file: Recording,
    params: TranscribeParams,
    context: CallContext,
  ): Promise<TranscribeResult> {
    const limitMs = timeLimitMs(file.seconds, PACE.own);
    const limit = AbortSignal.timeout(limitMs);
    try {
      return await this.transcribe(file, params, {
        ...context,
        signal: AbortSignal.any([context.signal, limit]),
      });
    } catch (error) {
      if (!limit.aborted || context.signal.aborted) throw error;
      const minutes = Math.round(limitMs / 60_000);
      const detail = `this machine did not transcribe the recording within ${minutes} minutes`;
      throw new ProviderFailure('timeout', detail, { isTarget: true, cause: error });
    }
  }

  private async transcribe(
    file: Recording,
    { language, vocabulary, timestamps }: TranscribeParams,
    context: CallContext,
  ): Promise<TranscribeResult> {
    const { job, signal } = context;
    const pcm = await this.decoder.samplesOf(file, context);
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
