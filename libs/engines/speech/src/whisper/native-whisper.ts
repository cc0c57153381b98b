import { createRequire } from 'node:module';

/** What is used of the native module of whisper.cpp. */
export interface NativeWhisper {
  WhisperContext: new (options: { filePath: string; useGpu: boolean }) => WhisperContext;
}

export interface WhisperContext {
  transcribeData(
    samples: ArrayBuffer,
    options: { language?: string; prompt?: string; maxThreads: number; temperature: number },
  ): {
    promise: Promise<{
      language?: string;
      segments: readonly { text: string; t0: number; t1: number }[];
    }>;
  };
}

const PACKAGE = `@fugood/node-whisper-${process.platform}-${process.arch}`;
const require = createRequire(import.meta.url);

/** Whether this machine has a build of whisper.cpp. */
export function hasNativeWhisper(): boolean {
  try {
    require.resolve(PACKAGE);
    return true;
  } catch {
    return false;
  }
}

export const loadNativeWhisper = (): NativeWhisper => require(PACKAGE) as NativeWhisper;
