import { bearer, defineHttpProvider } from '@capstan/kit';
import { transcriptionConfig } from '../../vendor-config.js';
import {
  fromTranscription,
  namesNoSpeakers,
  transcriptionForm,
  transcriptionVendor,
} from '../../vendor-transcription.js';

/** OpenAI. Of its models only `whisper-1` gives times. */
export const OpenaiProvider = defineHttpProvider({
  info: { name: 'openai', title: 'OpenAI', homepage: 'https://platform.openai.com' },
  config: transcriptionConfig('openai', {
    title: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    model: 'whisper-1',
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
