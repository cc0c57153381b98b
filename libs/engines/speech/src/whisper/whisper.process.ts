import { open } from 'node:fs/promises';
import { ignoreStopSignals } from '../child/ignore-stop-signals.js';
import { SAMPLE_RATE } from '../decoding/resampler.js';
import { MOST, chunkLength, isSilent } from './chunks.js';
import { loadNativeWhisper } from './native-whisper.js';
import type { WhisperChunk, WhisperMessage, WhisperTask } from './protocol.js';
import { Transcriber } from './transcriber.js';

const BYTES_PER_SAMPLE = 2;

/** Transcribes one recording, chunk by chunk. A process of its own: a crash of native code ends nothing else. */
async function transcribe(task: WhisperTask): Promise<void> {
  const transcriber = new Transcriber(loadNativeWhisper(), task);
  const file = await open(task.pcm);
  let at = Math.round(task.fromSeconds * SAMPLE_RATE);
  let language = task.language;
  for (;;) {
    const buffer = Buffer.alloc(MOST * BYTES_PER_SAMPLE);
    const { bytesRead } = await file.read(buffer, 0, buffer.length, at * BYTES_PER_SAMPLE);
    if (bytesRead < BYTES_PER_SAMPLE) break;
    const count = Math.floor(bytesRead / BYTES_PER_SAMPLE);
    const samples = new Int16Array(buffer.buffer, buffer.byteOffset, count);
    const chunk = samples.subarray(0, chunkLength(samples));
    const found = isSilent(chunk)
      ? { language: null, segments: [], words: [] }
      : await transcriber.transcribe(chunk, language, at / SAMPLE_RATE);
    // The language of the first speech holds for the rest: detection per chunk wavers.
    language ??= found.language ?? undefined;
    at += chunk.length;
    const done: WhisperChunk = { ...found, language: language ?? null, untilSeconds: at / SAMPLE_RATE };
    await send({ chunk: done });
  }
  await file.close();
  await send({ done: true });
}

const send = (message: WhisperMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });

ignoreStopSignals();
process.once('message', (task: WhisperTask) => {
  transcribe(task)
    .catch((error: unknown) => send({ failed: error instanceof Error ? error.message : String(error) }))
    .finally(() => process.disconnect());
});
// Its worker ended.
process.once('disconnect', () => process.exit());
