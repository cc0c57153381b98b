import { bearer, defineHttpProvider } from '@capstan/kit';
import { transcriptionConfig } from '../../vendor-config.js';
import {
  fromTranscription,
  namesNoSpeakers,
  transcriptionForm,
  transcriptionServer,
} from '../../vendor-transcription.js';

/** LocalAI, a server of one's own. */
export const LocalaiProvider = defineHttpProvider({
  info: { name: 'localai', title: 'LocalAI', homepage: 'https://localai.io' },
  config: transcriptionConfig('localai', { title: 'LocalAI', model: 'whisper-1' }),
  needs: ['baseUrl'],
  ...transcriptionServer,
  supports: namesNoSpeakers,
  request: async (params, call) => ({
    path: '/v1/audio/transcriptions',
    headers: { authorization: bearer(call.config.apiKey) },
    multipart: transcriptionForm(params, await call.uses.audio.of(params, call), call.config.model),
  }),
  read: fromTranscription,
});
