import { type HttpRequest, defineHttpProvider, fieldsOf, textOf } from '@capstan/kit';
import { refusedAudio } from '../../audio/refused-audio.js';
import { transcriptionConfig } from '../../vendor-config.js';
import { transcriptionVendor } from '../../vendor-transcription.js';
import { fromElevenlabs } from './elevenlabs.mapper.js';

const UNREADABLE = /corrupted|playable audio|audio is too short/i;

/** ElevenLabs Scribe. */
export const ElevenlabsProvider = defineHttpProvider({
  info: { name: 'elevenlabs', title: 'ElevenLabs', homepage: 'https://elevenlabs.io' },
  config: transcriptionConfig('elevenlabs', {
    title: 'ElevenLabs',
    baseUrl: 'https://api.elevenlabs.io',
    model: 'scribe_v2',
  }),
  needs: ['apiKey'],
  ...transcriptionVendor,
  failureOf: refusedAudio((body) => UNREADABLE.test(textOf(fieldsOf(fieldsOf(body)['detail'])['message']))),
  request: async (params, call): Promise<HttpRequest> => ({
    path: '/v1/speech-to-text',
    headers: { 'xi-api-key': call.config.apiKey },
    multipart: {
      model_id: call.config.model,
      language_code: params.language,
      diarize: params.diarize,
      timestamps_granularity: 'word',
      tag_audio_events: false,
      file: await call.uses.audio.of(params, call),
    },
  }),
  read: (body, { params }) => fromElevenlabs(body, params),
});
