import type { TranscriptSegment, TranscriptWord, TranscribeResult } from './transcribe.result.js';

/** A transcript as returned by a provider. */
export interface Transcript {
  text: string;
  language?: string | null;
  durationSeconds?: number | null;
  segments?: readonly TranscriptSegment[];
  words?: readonly TranscriptWord[];
}

/** The result of a provider; the finisher converts it to `format`. */
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

/** A transcript of a part, with the times of the whole recording. */
export function shifted(part: Transcript, bySeconds: number): Transcript {
  const shift = <T extends { start: number; end: number }>(timed: T): T => ({
    ...timed,
    start: timed.start + bySeconds,
    end: timed.end + bySeconds,
  });
  return { ...part, segments: part.segments?.map(shift) ?? [], words: part.words?.map(shift) ?? [] };
}

/** The transcript of a recording, from those of its parts in order. */
export function joined(parts: readonly Transcript[], durationSeconds: number): Transcript {
  return {
    text: parts
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
      .join(' '),
    language: parts.find(({ language }) => language)?.language ?? null,
    durationSeconds,
    segments: parts.flatMap(({ segments = [] }) => segments),
    words: parts.flatMap(({ words = [] }) => words),
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
