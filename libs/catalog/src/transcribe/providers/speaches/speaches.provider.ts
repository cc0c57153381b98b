import { bearer, defineHttpProvider, fieldsOf, textOf } from '@capstan/kit';
import { refusedAudio } from '../../audio/refused-audio.js';
import { transcriptionConfig } from '../../vendor-config.js';
import {
  fromTranscription,
  namesNoSpeakers,
  transcriptionForm,
  transcriptionServer,
} from '../../vendor-transcription.js';

/** Speaches, a server of one's own. Its model must be installed there first (`POST /v1/models/{id}`). */
export const SpeachesProvider = defineHttpProvider({
  info: { name: 'speaches', title: 'Speaches', homepage: 'https://speaches.ai' },
  config: transcriptionConfig('speaches', { title: 'Speaches', model: 'Systran/faster-whisper-base' }),
  needs: ['baseUrl'],
  ...transcriptionServer,
  supports: namesNoSpeakers,
  failureOf: refusedAudio((body) => /^failed to decode audio/i.test(textOf(fieldsOf(body)['detail']))),
  request: async (params, call) => ({
    path: '/v1/audio/transcriptions',
    headers: { authorization: bearer(call.config.apiKey) },
    multipart: transcriptionForm(params, await call.uses.audio.of(params, call), call.config.model),
  }),
  read: fromTranscription,
});
