import { SAMPLE_RATE } from '../decoding/resampler.js';
import type { NativeSegment, NativeWhisper, WhisperModel, WhisperOptions } from './native-whisper.js';
import type { WhisperChunk, WhisperTask } from './protocol.js';

/** whisper.cpp counts in hundredths of a second. */
const TICKS = 100;
const FULL_SCALE = 32_768;
/** Turns of the event loop in which the last callbacks of native threads arrive. */
const MAX_TURNS = 1_000;

type TranscriberTask = Pick<WhisperTask, 'model' | 'prompt' | 'threads' | 'hasWords'>;
type Found = Pick<WhisperChunk, 'language' | 'segments' | 'words'>;

/** Transcribes samples with one model. */
export class Transcriber {
  private readonly model: WhisperModel;

  constructor(
    private readonly native: NativeWhisper,
    private readonly task: TranscriberTask,
  ) {
    this.model = new native.Whisper(task.model, { useGpu: false });
  }

  /**
   * @param language ISO 639-1; undefined: it is detected.
   * @param offset seconds before the samples, added to all times.
   */
  async transcribe(samples: Int16Array, language: string | undefined, offset: number): Promise<Found> {
    const options = this.optionsFor(language);
    const found: NativeSegment[] = [];
    options.onNewSegment = (segment) => void found.push(segment);
    const text = this.model.full(
      options,
      Float32Array.from(samples, (sample) => sample / FULL_SCALE),
    );
    await arrival(found, text);
    const end = offset + samples.length / SAMPLE_RATE;
    const parts = found
      .map((part) => ({
        start: Math.min(end, offset + part.start / TICKS),
        end: Math.min(end, offset + part.end / TICKS),
        text: part.text.trim(),
      }))
      .filter((part) => isSpeech(part.text));
    return {
      language: language ?? this.native.Whisper.lang(this.model.fullLangId),
      ...(this.task.hasWords
        ? { segments: [], words: parts.map(({ text: word, ...times }) => ({ ...times, word })) }
        : { segments: parts, words: [] }),
    };
  }

  private optionsFor(language: string | undefined): WhisperOptions {
    const { WhisperFullParams, WhisperSamplingStrategy } = this.native;
    const options = new WhisperFullParams(WhisperSamplingStrategy.Greedy);
    options.nThreads = this.task.threads;
    options.language = language ?? 'auto';
    options.printProgress = false;
    if (this.task.prompt !== '') options.initialPrompt = this.task.prompt;
    if (this.task.hasWords) {
      // Segments of a single word each.
      options.tokenTimestamps = true;
      options.maxLen = 1;
      options.splitOnWord = true;
    }
    return options;
  }
}

/** Resolves when all segments of a text have arrived: native threads call back in later turns of the event loop. */
async function arrival(found: readonly NativeSegment[], text: string): Promise<void> {
  const whole = squeezed(text);
  for (let turns = 0; turns < MAX_TURNS; turns += 1) {
    if (squeezed(found.map((segment) => segment.text).join('')) === whole) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

/** Whisper writes sounds that are not speech in brackets. */
const isSpeech = (text: string): boolean => text !== '' && !/^[[(*♪].*[\])*♪]$/u.test(text);
