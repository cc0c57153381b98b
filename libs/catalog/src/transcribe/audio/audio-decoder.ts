import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { CallContext, FileToSend } from '@capstan/kit';
import { FairSemaphore } from '@capstan/platform-core';
import { UndecodableError, decodeToPcm, wavParts } from '@capstan/speech';
import { MAX_SECONDS } from './time-limit.js';
import { UnreadableAudioError } from './unreadable-audio.error.js';
import { writeComplete } from './write-complete.js';

/** A part of a recording as a file of its own. */
export interface AudioPart {
  file: FileToSend;
  fromSeconds: number;
  /** Undefined for a whole recording that was not decoded. */
  seconds: number | undefined;
}

type Waiting = Pick<CallContext, 'signal' | 'job'>;

/** Converts recordings to samples (16 kHz, mono, 16 bits), one at a time in each process of the service. */
@Injectable()
export class AudioDecoder {
  private readonly places = new FairSemaphore(1);

  /**
   * Decodes a file to samples in a file next to it, once: a worker that continues the job finds them.
   * @throws UnreadableAudioError.
   */
  async samplesOf({ path, filename }: FileToSend, { signal, job }: Waiting): Promise<string> {
    const pcm = `${path}.pcm`;
    if (existsSync(pcm)) return pcm;
    const turn = (): Promise<() => void> => this.places.acquire(signal);
    const leave = await (job ? job.waitFor(turn) : turn());
    try {
      const source = { path, extension: extname(filename).slice(1) };
      await writeComplete(pcm, async (target) => {
        await decodeToPcm({ source, target, maxSeconds: MAX_SECONDS }, signal);
      });
    } catch (cause) {
      if (cause instanceof UndecodableError) throw new UnreadableAudioError(cause.message, { cause });
      throw cause;
    } finally {
      leave();
    }
    return pcm;
  }

  /** A recording as WAV files of at most so many seconds, cut in pauses. @throws UnreadableAudioError. */
  async wavPartsOf(file: FileToSend, maxSeconds: number, context: Waiting): Promise<AudioPart[]> {
    const path = await this.samplesOf(file, context);
    const parts = await wavParts(path, maxSeconds);
    return parts.map(({ header, start, end, fromSeconds, seconds }) => ({
      file: {
        path,
        head: header,
        range: { start, end },
        bytes: header.byteLength + end - start,
        filename: 'audio.wav',
        mediaType: 'audio/wav',
      },
      fromSeconds,
      seconds,
    }));
  }
}
