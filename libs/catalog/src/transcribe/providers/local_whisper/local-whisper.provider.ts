import { existsSync } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
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
import { UndecodableError, decodeToPcm, hasNativeWhisper, runWhisper } from '@capstan/speech';
import { AudioFiles } from '../../audio/audio-files.js';
import { UnreadableAudioError } from '../../audio/unreadable-audio.error.js';
import { languageCode } from '../../language-code.js';
import type { TranscribeParams } from '../../transcribe.params.js';
import type { TranscribeResult } from '../../transcribe.result.js';
import { toResult } from '../../transcript.js';
import { localWhisperConfig } from './local-whisper.config.js';

const MAX_SECONDS = 4 * 3600;
const BYTES_PER_SECOND = 32_000;

/** What is done of a recording; kept by the job, so that another worker continues after it. */
interface Done {
  untilSeconds: number;
  language: string | null;
  segments: { start: number; end: number; text: string; speaker: null }[];
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
  ) {
    this.places = new FairSemaphore(config.concurrency);
    this.model = config.model ?? join(dataDir, 'models', 'ggml-base.bin');
  }

  isConfigured(): boolean {
    return existsSync(this.model) && hasNativeWhisper();
  }

  supports({ diarize, timestamps }: TranscribeParams): boolean {
    return !diarize && timestamps === 'segment';
  }

  async call(params: TranscribeParams, context: CallContext): Promise<TranscribeResult> {
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
    { language, vocabulary }: TranscribeParams,
    { job, signal }: CallContext,
  ): Promise<TranscribeResult> {
    const pcm = await decoded(file);
    const total = (await stat(pcm)).size / BYTES_PER_SECOND;
    const done = structuredClone((job?.checkpoint as Done | undefined) ?? NOTHING);
    const task = {
      model: this.model,
      pcm,
      language: language ?? done.language ?? undefined,
      prompt: vocabulary.join(', '),
      fromSeconds: done.untilSeconds,
      threads: this.config.threads,
    };
    await runWhisper(
      task,
      async (chunk) => {
        done.untilSeconds = chunk.untilSeconds;
        done.language = chunk.language;
        done.segments.push(...chunk.segments.map((segment) => ({ ...segment, speaker: null })));
        await job?.save(done, {
          done: Math.round(done.untilSeconds),
          total: Math.round(total),
          unit: 'seconds',
        });
      },
      signal,
    );
    return toResult({
      text: done.segments.map(({ text }) => text).join(' '),
      language: languageCode(done.language ?? ''),
      durationSeconds: total,
      segments: done.segments,
    });
  }
}

const NOTHING: Done = { untilSeconds: 0, language: null, segments: [] };

/**
 * Decodes a file to samples in a file next to it, once: a worker that continues the job finds them.
 * @throws UnreadableAudioError.
 */
async function decoded({ path, filename }: FileToSend): Promise<string> {
  const pcm = `${path}.pcm`;
  if (existsSync(pcm)) return pcm;
  try {
    await decodeToPcm({ path, extension: extname(filename).slice(1) }, `${pcm}.part`, MAX_SECONDS);
  } catch (cause) {
    if (cause instanceof UndecodableError) throw new UnreadableAudioError(cause.message, { cause });
    throw cause;
  }
  await rename(`${pcm}.part`, pcm);
  return pcm;
}
