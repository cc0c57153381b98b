import { defineHttpProvider, defineProviderConfig, fieldsOf, textOf } from '@capstan/kit';
import { isWhisperWav } from '@capstan/speech';
import { refusedAudio } from '../../audio/refused-audio.js';
import { MAX_SECONDS } from '../../audio/time-limit.js';
import {
  fromTranscription,
  namesNoSpeakers,
  transcriptionForm,
  transcriptionServer,
  withDecoder,
} from '../../vendor-transcription.js';

const UNREADABLE = /^failed to read|^FFmpeg conversion failed/;

/**
 * The server of whisper.cpp. Its model is chosen at its start. Without its option `--convert` it takes WAV of 16 kHz only, so all other
 * recordings are converted.
 *
 * Errors: `examples/server/server.cpp` of https://github.com/ggml-org/whisper.cpp. A file that it cannot read is a 400 whose body the server
 * replaces with `Invalid request`, with `--convert` a 500, and a 200 in versions before March 2026.
 */
export const WhisperCppProvider = defineHttpProvider({
  info: {
    name: 'whisper_cpp',
    title: 'whisper.cpp server',
    homepage: 'https://github.com/ggml-org/whisper.cpp',
  },
  config: defineProviderConfig('whisper_cpp', { title: 'whisper.cpp server', apiKey: false }),
  needs: ['baseUrl'],
  ...transcriptionServer,
  ...withDecoder,
  supports: (params) => namesNoSpeakers(params) && params.timestamps === 'segment',
  request: async (params, call) => {
    const recording = await call.uses.audio.of(params, call);
    const isTaken = recording.mediaType === 'audio/wav' && (await isWhisperWav(recording.path));
    const [whole] = isTaken ? [] : await call.uses.decoder.wavPartsOf(recording, MAX_SECONDS + 1, call);
    const file = whole?.file ?? recording;
    return { path: '/inference', multipart: transcriptionForm(params, file, undefined) };
  },
  failureOf: refusedAudio(
    (body, { status }) => status === 400 || UNREADABLE.test(textOf(fieldsOf(body)['error'])),
  ),
  read: fromTranscription,
});
