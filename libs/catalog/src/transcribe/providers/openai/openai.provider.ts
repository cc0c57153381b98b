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

/** Those that OpenAI documents; raw AAC is not one of them. */
const FORMATS = new Set(['flac', 'mp3', 'm4a', 'ogg', 'wav', 'webm']);
/** Maximum upload size of one request. */
const MAX_BYTES = 25 * 1024 * 1024;
/** Other fields of the form, with a full vocabulary. */
const FORM_BYTES = 64 * 1024;

/** OpenAI has no error code for unreadable audio; `param` names an invalid parameter. */
const UNREADABLE = /could not be decoded|corrupted or unsupported|^invalid file format|too short/i;

/** OpenAI. Only its model `whisper-1` returns times. */
export const OpenaiProvider = defineHttpProvider({
  info: { name: 'openai', title: 'OpenAI', homepage: 'https://platform.openai.com' },
  config: transcriptionConfig('openai', {
    title: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    model: 'whisper-1',
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
