import { createRequire } from 'node:module';

/** The parts of `@napi-rs/whisper` (bindings of whisper.cpp) that are used here. */
export interface NativeWhisper {
  Whisper: {
    new (model: string, options: { useGpu: boolean }): WhisperModel;
    lang(id: number): string | null;
  };
  WhisperFullParams: new (strategy: number) => WhisperOptions;
  WhisperSamplingStrategy: { Greedy: number };
}

export interface WhisperModel {
  /** Language of the last transcription. */
  readonly fullLangId: number;
  /** Blocks until the samples are transcribed. @returns the whole text. */
  full(options: WhisperOptions, samples: Float32Array): string;
}

export interface WhisperOptions {
  nThreads: number;
  /** ISO 639-1, or `auto`. */
  language: string;
  initialPrompt: string;
  printProgress: boolean;
  tokenTimestamps: boolean;
  /** Longest segment in characters. */
  maxLen: number;
  splitOnWord: boolean;
  onNewSegment: (segment: NativeSegment) => void;
}

/** Times in hundredths of a second. */
export interface NativeSegment {
  text: string;
  start: number;
  end: number;
}

const PACKAGE = '@napi-rs/whisper';
const require = createRequire(import.meta.url);

/** Returns whether there is a build of whisper.cpp for this machine. */
export function hasNativeWhisper(): boolean {
  try {
    require.resolve(
      `${PACKAGE}-${process.platform}-${process.arch}${process.platform === 'linux' ? '-gnu' : ''}`,
    );
    return true;
  } catch {
    return false;
  }
}

export const loadNativeWhisper = (): NativeWhisper => require(PACKAGE) as NativeWhisper;
