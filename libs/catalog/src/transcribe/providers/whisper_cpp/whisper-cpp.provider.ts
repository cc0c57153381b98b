import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import {
  fromTranscription,
  namesNoSpeakers,
  transcriptionForm,
  transcriptionVendor,
} from '../../vendor-transcription.js';

/** The server of whisper.cpp. Its model is chosen at its start; formats other than WAV need its option `--convert`. */
export const WhisperCppProvider = defineHttpProvider({
  info: {
    name: 'whisper_cpp',
    title: 'whisper.cpp server',
    homepage: 'https://github.com/ggml-org/whisper.cpp',
  },
  config: defineProviderConfig('whisper_cpp', { title: 'whisper.cpp server', apiKey: false }),
  needs: ['baseUrl'],
  ...transcriptionVendor,
  supports: (params) => namesNoSpeakers(params) && params.timestamps === 'segment',
  request: async (params, call) => ({
    path: '/inference',
    multipart: transcriptionForm(params, await call.uses.audio.of(params, call), undefined),
  }),
  read: fromTranscription,
});
