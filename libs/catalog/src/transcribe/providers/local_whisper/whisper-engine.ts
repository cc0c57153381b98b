import { Injectable } from '@nestjs/common';
import { type WhisperChunk, type WhisperTask, hasNativeWhisper, runWhisper } from '@capstan/speech';

/** Whisper of this machine, as the provider uses it. */
@Injectable()
export class WhisperEngine {
  /** Whether it can run here at all. */
  isAvailable(): boolean {
    return hasNativeWhisper();
  }

  run(
    task: WhisperTask,
    onChunk: (chunk: WhisperChunk) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void> {
    return runWhisper(task, onChunk, signal);
  }
}
