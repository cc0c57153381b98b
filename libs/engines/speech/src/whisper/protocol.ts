/** The task of a transcription process. Plain data. */
export interface WhisperTask {
  model: string;
  /** 16 kHz, mono, 16 bits. */
  pcm: string;
  language: string | undefined;
  /** Names and terms. */
  prompt: string;
  /** Where an earlier process got to. */
  fromSeconds: number;
  threads: number;
  /** Whether words are returned, in place of segments. */
  hasWords: boolean;
}

/** A part of the recording that is transcribed. */
export interface WhisperChunk {
  /** Seconds from the beginning that are done. */
  untilSeconds: number;
  language: string | null;
  segments: { start: number; end: number; text: string }[];
  words: { start: number; end: number; word: string }[];
}

export type WhisperMessage = { chunk: WhisperChunk } | { done: true } | { failed: string };
