import type { TranscriptSegment, TranscriptWord, TranscribeResult } from './transcribe.result.js';

/** What a provider understood. */
export interface Transcript {
  text: string;
  language?: string | null;
  durationSeconds?: number | null;
  segments?: readonly TranscriptSegment[];
  words?: readonly TranscriptWord[];
}

/** The result of a provider; the finisher adds what `format` asks for. */
export function toResult({
  text,
  language,
  durationSeconds,
  segments = [],
  words = [],
}: Transcript): TranscribeResult {
  return {
    text: text.trim(),
    language: language ?? null,
    duration_seconds: durationSeconds ?? null,
    segments: segments
      .map((segment) => ({ ...segment, text: segment.text.trim() }))
      .filter((segment) => segment.text !== ''),
    words: [...words],
    formatted: null,
  };
}

/** Joins words into segments: at a change of speaker, a pause, the end of a sentence, or after many words. */
export function segmentsOfWords(
  words: readonly (TranscriptWord & { speaker: string | null })[],
): TranscriptSegment[] {
  const segments: TranscriptSegment[] = [];
  let count = 0;
  for (const { start, end, word, speaker } of words) {
    const last = segments.at(-1);
    const continues =
      last &&
      last.speaker === speaker &&
      start - last.end < PAUSE_SECONDS &&
      count < MOST_WORDS &&
      !/[.!?…]$/u.test(last.text);
    if (!continues) {
      segments.push({ start, end, text: word, speaker });
      count = 1;
      continue;
    }
    last.text += ` ${word}`;
    last.end = end;
    count += 1;
  }
  return segments;
}

const PAUSE_SECONDS = 1;
const MOST_WORDS = 30;
