import { bearer, defineHttpProvider } from '@capstan/kit';
import { transcriptionConfig } from '../../vendor-config.js';
import {
  fromTranscription,
  namesNoSpeakers,
  transcriptionForm,
  transcriptionVendor,
} from '../../vendor-transcription.js';

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
  supports: namesNoSpeakers,
  request: async (params, call) => ({
    path: '/audio/transcriptions',
    headers: { authorization: bearer(call.config.apiKey) },
    multipart: transcriptionForm(params, await call.uses.audio.of(params, call), call.config.model),
  }),
  read: fromTranscription,
});
