import {
  type FileToSend,
  type MultipartFields,
  ProviderFailure,
  fieldsOf,
  listOf,
  numberOf,
  textOf,
} from '@capstan/kit';
import { AudioFiles } from './audio/audio-files.js';
import { languageCode } from './language-code.js';
import type { TranscribeParams } from './transcribe.params.js';
import type { TranscribeResult } from './transcribe.result.js';
import { type Transcript, toResult } from './transcript.js';

/** What declarations of transcription vendors share. */
export const transcriptionVendor = {
  uses: { audio: AudioFiles },
  failureOf: refusedAudio,
  result: (transcript: Transcript, _params: TranscribeParams): TranscribeResult => toResult(transcript),
};

/** Serves every call but those that ask for speakers. */
export const namesNoSpeakers = ({ diarize }: TranscribeParams): boolean => !diarize;

/** The form of OpenAI's `/audio/transcriptions`, which many servers understand. */
export const transcriptionForm = (
  { language, timestamps, vocabulary }: TranscribeParams,
  file: FileToSend,
  model: string | undefined,
): MultipartFields => ({
  model,
  response_format: 'verbose_json',
  language,
  prompt: vocabulary.length > 0 ? vocabulary.join(', ') : undefined,
  'timestamp_granularities[]': timestamps === 'word' ? ['segment', 'word'] : ['segment'],
  file,
});

/** Reads `verbose_json`, or plain `json` of servers that know no other. */
export function fromTranscription(body: unknown): Transcript | undefined {
  const { text, language, duration, segments, words } = fieldsOf(body);
  if (typeof text !== 'string') return undefined;
  return {
    text,
    language: languageCode(textOf(language)),
    durationSeconds: numberOf(duration),
    segments: listOf(segments).map((segment) => {
      const fields = fieldsOf(segment);
      return {
        start: numberOf(fields['start']) ?? 0,
        end: numberOf(fields['end']) ?? 0,
        text: textOf(fields['text']),
        speaker: textOf(fields['speaker']) || null,
      };
    }),
    words: listOf(words).map((word) => {
      const fields = fieldsOf(word);
      return {
        start: numberOf(fields['start']) ?? 0,
        end: numberOf(fields['end']) ?? 0,
        word: textOf(fields['word']).trim(),
      };
    }),
  };
}

/** A vendor that refuses one audio file may take the next: its breaker stays closed. */
export function refusedAudio({ status }: { status: number }): ProviderFailure | undefined {
  if (![400, 413, 415, 422].includes(status)) return undefined;
  return new ProviderFailure('upstream_error', `the provider refused the audio (${status})`, {
    isTarget: true,
  });
}
