import { open } from 'node:fs/promises';
import { SAMPLE_RATE } from '../decoding/resampler.js';
import { MOST, chunkLength, isSilent } from './chunks.js';
import { type WhisperContext, loadNativeWhisper } from './native-whisper.js';
import type { WhisperChunk, WhisperMessage, WhisperTask } from './protocol.js';

const BYTES_PER_SAMPLE = 2;
/** whisper.cpp counts in hundredths of a second. */
const TICKS = 100;

/** Transcribes one recording, chunk by chunk. A process of its own: a crash of native code ends nothing else. */
async function transcribe(task: WhisperTask): Promise<void> {
  const { WhisperContext } = loadNativeWhisper();
  const context = new WhisperContext({ filePath: task.model, useGpu: false });
  const file = await open(task.pcm);
  let at = Math.round(task.fromSeconds * SAMPLE_RATE);
  let language = task.language;
  for (;;) {
    const buffer = Buffer.alloc(MOST * BYTES_PER_SAMPLE);
    const { bytesRead } = await file.read(buffer, 0, buffer.length, at * BYTES_PER_SAMPLE);
    if (bytesRead < BYTES_PER_SAMPLE) break;
    const samples = new Int16Array(
      buffer.buffer,
      buffer.byteOffset,
      Math.floor(bytesRead / BYTES_PER_SAMPLE),
    );
    const chunk = samples.slice(0, chunkLength(samples));
    const found = await transcribeChunk(context, chunk, { ...task, language }, at / SAMPLE_RATE);
    // The language of the first speech holds for the rest: detection per chunk wavers.
    language ??= found.language ?? undefined;
    at += chunk.length;
    await send({ chunk: { ...found, language: language ?? null, untilSeconds: at / SAMPLE_RATE } });
  }
  await file.close();
  await send({ done: true });
}

async function transcribeChunk(
  context: WhisperContext,
  samples: Int16Array<ArrayBuffer>,
  { language, prompt, threads }: WhisperTask,
  offset: number,
): Promise<Omit<WhisperChunk, 'untilSeconds'>> {
  if (isSilent(samples)) return { language: language ?? null, segments: [] };
  const { promise } = context.transcribeData(samples.buffer, {
    language: language ?? 'auto',
    ...(prompt === '' ? {} : { prompt }),
    maxThreads: threads,
    temperature: 0,
  });
  const result = await promise;
  const end = offset + samples.length / SAMPLE_RATE;
  return {
    language: language ?? result.language ?? null,
    segments: result.segments
      .map(({ text, t0, t1 }) => ({
        start: Math.min(end, offset + t0 / TICKS),
        end: Math.min(end, offset + t1 / TICKS),
        text: text.trim(),
      }))
      .filter(({ text }) => isSpeech(text)),
  };
}

/** Whisper writes sounds that are not speech in brackets. */
const isSpeech = (text: string): boolean => text !== '' && !/^[[(*♪].*[\])*♪]$/u.test(text);

const send = (message: WhisperMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });

process.once('message', (task: WhisperTask) => {
  transcribe(task)
    .catch((error: unknown) => send({ failed: error instanceof Error ? error.message : String(error) }))
    .finally(() => process.disconnect());
});
// Its worker ended.
process.once('disconnect', () => process.exit());
