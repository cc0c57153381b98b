import { fieldsOf, listOf, numberOf, textOf } from '@capstan/kit';
import { languageCode } from '../../language-code.js';
import type { TranscribeParams } from '../../transcribe.params.js';
import type { Transcript } from '../../transcript.js';

/** Parses a response of Deepgram; undefined for other bodies. */
export function fromDeepgram(body: unknown, params: TranscribeParams): Transcript | undefined {
  const { metadata, results } = fieldsOf(body);
  const channel = fieldsOf(listOf(fieldsOf(results)['channels'])[0]);
  const best = fieldsOf(listOf(channel['alternatives'])[0]);
  if (typeof best['transcript'] !== 'string') return undefined;
  return {
    text: best['transcript'],
    language: languageCode(textOf(channel['detected_language'])) ?? params.language ?? null,
    durationSeconds: numberOf(fieldsOf(metadata)['duration']),
    segments: listOf(fieldsOf(results)['utterances']).map((utterance) => {
      const { start, end, transcript, speaker } = fieldsOf(utterance);
      const label = numberOf(speaker);
      return {
        start: numberOf(start) ?? 0,
        end: numberOf(end) ?? 0,
        text: textOf(transcript),
        speaker: params.diarize && label !== null ? String(label) : null,
      };
    }),
    words: params.timestamps === 'word' ? listOf(best['words']).map(toWord) : [],
  };
}

function toWord(value: unknown): { start: number; end: number; word: string } {
  const { start, end, word, punctuated_word: punctuated } = fieldsOf(value);
  return {
    start: numberOf(start) ?? 0,
    end: numberOf(end) ?? 0,
    word: textOf(punctuated) || textOf(word),
  };
}
