import {
  type CallContext,
  type FileToSend,
  type MultipartFields,
  fieldsOf,
  listOf,
  numberOf,
  textOf,
} from '@capstan/kit';
import { AudioDecoder } from './audio/audio-decoder.js';
import { AudioFiles } from './audio/audio-files.js';
import { refusedAudio } from './audio/refused-audio.js';
import { PACE, timeLimitMs } from './audio/time-limit.js';
import { languageCode } from './language-code.js';
import type { TranscribeParams } from './transcribe.params.js';
import type { TranscribeResult } from './transcribe.result.js';
import { type Transcript, toResult } from './transcript.js';

type Call = CallContext & { uses: { audio: AudioFiles } };

/** The time limit of a provider, from the length of the recording. */
const limitedBy =
  (pace: number) =>
  async (params: TranscribeParams, call: Call): Promise<number> =>
    timeLimitMs((await call.uses.audio.of(params, call)).seconds, pace);

/** Shared parts of the declarations of transcription vendors. */
export const transcriptionVendor = {
  uses: { audio: AudioFiles },
  timeLimitMs: limitedBy(PACE.hosted),
  failureOf: refusedAudio(),
  result: (transcript: Transcript, _params: TranscribeParams): TranscribeResult => toResult(transcript),
};

/** For the operator's own servers. */
export const transcriptionServer = { ...transcriptionVendor, timeLimitMs: limitedBy(PACE.own) };

/** For vendors that do not accept every file. */
export const withDecoder = { uses: { audio: AudioFiles, decoder: AudioDecoder } };

/** Supports every call except those that request speakers. */
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

/** Reads `verbose_json`, or plain `json` of servers without it. */
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
