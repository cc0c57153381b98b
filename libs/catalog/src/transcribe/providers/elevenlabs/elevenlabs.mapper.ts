import { fieldsOf, listOf, numberOf, textOf } from '@capstan/kit';
import { languageCode } from '../../language-code.js';
import type { TranscribeParams } from '../../transcribe.params.js';
import { type Transcript, segmentsOfWords } from '../../transcript.js';

/**
 * Parses a response of ElevenLabs; undefined for other bodies. It only has words: segments are built from them. Silence
 * has no duration.
 */
export function fromElevenlabs(body: unknown, params: TranscribeParams): Transcript | undefined {
  const { text, language_code: language, audio_duration_secs: duration, words } = fieldsOf(body);
  if (typeof text !== 'string') return undefined;
  const spoken = listOf(words)
    .map(fieldsOf)
    .filter(({ type }) => type === 'word')
    .map(({ start, end, text: word, speaker_id: speaker }) => ({
      start: numberOf(start) ?? 0,
      end: numberOf(end) ?? 0,
      word: textOf(word),
      speaker: params.diarize ? textOf(speaker) || null : null,
    }));
  return {
    text,
    language: languageCode(textOf(language)),
    durationSeconds: numberOf(duration) ?? spoken.at(-1)?.end ?? null,
    segments: segmentsOfWords(spoken),
    words: params.timestamps === 'word' ? spoken.map(({ start, end, word }) => ({ start, end, word })) : [],
  };
}
