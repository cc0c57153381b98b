import { type HttpRequest, defineHttpProvider } from '@capstan/kit';
import { transcriptionConfig } from '../../vendor-config.js';
import { transcriptionVendor } from '../../vendor-transcription.js';
import { fromElevenlabs } from './elevenlabs.mapper.js';

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
