import { fieldsOf, listOf, numberOf, textOf } from '@capstan/kit';
import { languageCode } from '../../language-code.js';
import type { TranscribeParams } from '../../transcribe.params.js';
import { type Transcript, segmentsOfWords } from '../../transcript.js';

const secondsOf = (ms: unknown): number => (numberOf(ms) ?? 0) / 1000;

/** The error for a recording without speech if the language is detected. */
export const NO_SPEECH = /no spoken audio/i;

/** Parses a completed transcript of AssemblyAI, whose times are in milliseconds; undefined for other bodies. */
export function fromAssemblyai(body: unknown, params: TranscribeParams): Transcript | undefined {
  const {
    status,
    text,
    language_code: language,
    audio_duration: duration,
    words,
    utterances,
    error,
  } = fieldsOf(body);
  if (status === 'error' && NO_SPEECH.test(textOf(error))) return { text: '' };
  if (status !== 'completed') return undefined;
  const spoken = listOf(words).map((value) => {
    const fields = fieldsOf(value);
    return {
      start: secondsOf(fields['start']),
      end: secondsOf(fields['end']),
      word: textOf(fields['text']),
      speaker: null,
    };
  });
  const bySpeaker = listOf(utterances).map((value) => {
    const fields = fieldsOf(value);
    return {
      start: secondsOf(fields['start']),
      end: secondsOf(fields['end']),
      text: textOf(fields['text']),
      speaker: textOf(fields['speaker']) || null,
    };
  });
  return {
    text: textOf(text),
    language: languageCode(textOf(language)),
    durationSeconds: numberOf(duration),
    segments: params.diarize ? bySpeaker : segmentsOfWords(spoken),
    words: params.timestamps === 'word' ? spoken.map(({ start, end, word }) => ({ start, end, word })) : [],
  };
}
