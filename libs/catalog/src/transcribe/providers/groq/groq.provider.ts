import { bearer, defineHttpProvider } from '@capstan/kit';
import { inParts } from '../../audio/in-parts.js';
import { openAiMessage, refusedAudio } from '../../audio/refused-audio.js';
import { type TranscriptionConfig, transcriptionConfig } from '../../vendor-config.js';
import {
  fromTranscription,
  namesNoSpeakers,
  transcriptionForm,
  transcriptionVendor,
  withDecoder,
} from '../../vendor-transcription.js';

/** Those that Groq documents. */
const FORMATS = new Set(['flac', 'mp3', 'm4a', 'ogg', 'wav', 'webm']);
/** Maximum upload size of one request in the free plan; other plans allow 100 MB. */
const MAX_BYTES = 25 * 1024 * 1024;
/** Other fields of the form, with a full vocabulary. */
const FORM_BYTES = 64 * 1024;

/** Groq has no error code for unreadable audio. */
const UNREADABLE =
  /could not process file|valid media file|file must be one of the following types|too short/i;

/** Groq: Whisper, fast. */
export const GroqProvider = defineHttpProvider({
  info: { name: 'groq', title: 'Groq', homepage: 'https://groq.com' },
  config: transcriptionConfig('groq', {
    title: 'Groq',
    baseUrl: 'https://api.groq.com/openai/v1',
    model: 'whisper-large-v3-turbo',
  }),
  needs: ['apiKey'],
  ...transcriptionVendor,
  ...withDecoder,
  supports: namesNoSpeakers,
  failureOf: refusedAudio((body, { status }) => status === 400 && UNREADABLE.test(openAiMessage(body))),
  ...inParts<TranscriptionConfig>({
    maxBytes: MAX_BYTES - FORM_BYTES,
    formats: FORMATS,
    requestOf: (params, file, { apiKey, model }) => ({
      path: '/audio/transcriptions',
      headers: { authorization: bearer(apiKey) },
      multipart: transcriptionForm(params, file, model),
    }),
    read: fromTranscription,
  }),
});
