import { describe, expect, it } from 'vitest';
import type { NativeSegment, NativeWhisper, WhisperOptions } from './native-whisper.js';
import { Transcriber } from './transcriber.js';

const SECOND = 16_000;
const PART: NativeSegment = { text: ' Good morning.', start: 0, end: 150 };

/** A native module that finds the same segments in all samples, and reports them in a later turn. */
function nativeOf(segments: readonly NativeSegment[], seen: Partial<WhisperOptions>[] = []): NativeWhisper {
  const Whisper = class {
    static lang = (id: number): string | null => (id === 7 ? 'sv' : null);
    readonly fullLangId = 7;
    full(options: WhisperOptions): string {
      seen.push({ ...options });
      setImmediate(() => setImmediate(() => segments.forEach((segment) => options.onNewSegment(segment))));
      return segments.map(({ text }) => text).join('');
    }
  };
  const WhisperFullParams = class {} as unknown as NativeWhisper['WhisperFullParams'];
  return { Whisper, WhisperFullParams, WhisperSamplingStrategy: { Greedy: 0 } };
}
const TASK = { model: 'ggml.bin', prompt: '', threads: 2, hasWords: false };
const samples = new Int16Array(SECOND);

describe('Transcriber', () => {
  it('returns segments with the times of the recording, also those that arrive later', async () => {
    const second = { text: ' So', start: 50, end: 80 };
    const { segments, words } = await new Transcriber(nativeOf([PART, second]), TASK).transcribe(
      samples,
      'en',
      60,
    );
    expect(segments).toEqual([
      // The end of the samples.
      { start: 60, end: 61, text: 'Good morning.' },
      { start: 60.5, end: 60.8, text: 'So' },
    ]);
    expect(words).toEqual([]);
  });

  it('returns the detected language, unless one is given', async () => {
    const transcriber = new Transcriber(nativeOf([PART]), TASK);
    expect((await transcriber.transcribe(samples, undefined, 0)).language).toBe('sv');
    expect((await transcriber.transcribe(samples, 'en', 0)).language).toBe('en');
  });

  it('returns words if they are requested', async () => {
    const seen: Partial<WhisperOptions>[] = [];
    const words = [
      { text: ' Good', start: 0, end: 30 },
      { text: ' morning.', start: 30, end: 70 },
    ];
    const transcriber = new Transcriber(nativeOf(words, seen), { ...TASK, hasWords: true });
    expect(await transcriber.transcribe(samples, 'en', 0)).toEqual({
      language: 'en',
      segments: [],
      words: [
        { start: 0, end: 0.3, word: 'Good' },
        { start: 0.3, end: 0.7, word: 'morning.' },
      ],
    });
    expect(seen).toMatchObject([{ maxLen: 1, splitOnWord: true, tokenTimestamps: true }]);
  });

  it.each(['[BLANK_AUDIO]', ' (applause)', ' ♪ la la ♪', ' '])('omits %j', async (text) => {
    const native = nativeOf([{ ...PART, text }]);
    expect((await new Transcriber(native, TASK).transcribe(samples, 'en', 0)).segments).toEqual([]);
  });

  it('passes the vocabulary and the threads', async () => {
    const seen: Partial<WhisperOptions>[] = [];
    await new Transcriber(nativeOf([PART], seen), { ...TASK, prompt: 'Capstan' }).transcribe(
      samples,
      undefined,
      0,
    );
    expect(seen).toMatchObject([{ initialPrompt: 'Capstan', nThreads: 2, language: 'auto' }]);
  });
});
