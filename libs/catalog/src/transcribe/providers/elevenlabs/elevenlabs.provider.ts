import {
  type HttpRequest,
  type OutboundResponse,
  ProviderFailure,
  defineHttpProvider,
  fieldsOf,
  jsonOf,
  textOf,
} from '@capstan/kit';
import { refusedAudio } from '../../audio/refused-audio.js';
import { transcriptionConfig } from '../../vendor-config.js';
import { transcriptionVendor } from '../../vendor-transcription.js';
import { fromElevenlabs } from './elevenlabs.mapper.js';

/** `detail.code`, or the older `detail.status`. */
const UNREADABLE = new Set(['invalid_audio', 'invalid_content', 'empty_file']);

/** A term of `keyterms` is shorter than 50 characters, has at most 5 words, and none of these characters; others are not sent. */
const isKeyterm = (term: string): boolean =>
  term.length < 50 && !/[<>{}[\]\\]/.test(term) && term.split(/\s+/).length <= 5;

const codesOf = (body: unknown): string[] => {
  const { code, status } = fieldsOf(fieldsOf(body)['detail']);
  return [textOf(code), textOf(status)];
};

const unreadable = refusedAudio((body) => codesOf(body).some((code) => UNREADABLE.has(code)));

/** A used-up plan is a 401. */
const failureOf = (response: OutboundResponse): ProviderFailure | undefined =>
  response.status === 401 && codesOf(jsonOf(response)).includes('quota_exceeded')
    ? new ProviderFailure('quota_exhausted', 'the quota of the ElevenLabs account is used up')
    : unreadable(response);

/**
 * ElevenLabs Scribe.
 *
 * Form: https://github.com/elevenlabs/elevenlabs-js (`speechToText.convert`). Errors: https://elevenlabs.io/docs/eleven-api/resources/errors and
 * https://help.elevenlabs.io/hc/en-us/articles/19572237925521; the codes of unreadable and empty files are from reports of users.
 */
export const ElevenlabsProvider = defineHttpProvider({
  info: { name: 'elevenlabs', title: 'ElevenLabs', homepage: 'https://elevenlabs.io' },
  config: transcriptionConfig('elevenlabs', {
    title: 'ElevenLabs',
    baseUrl: 'https://api.elevenlabs.io',
    model: 'scribe_v2',
  }),
  needs: ['apiKey'],
  ...transcriptionVendor,
  failureOf,
  request: async (params, call): Promise<HttpRequest> => ({
    path: '/v1/speech-to-text',
    headers: { 'xi-api-key': call.config.apiKey },
    multipart: {
      model_id: call.config.model,
      language_code: params.language,
      diarize: params.diarize,
      timestamps_granularity: 'word',
      tag_audio_events: false,
      keyterms: call.config.model.startsWith('scribe_v1') ? [] : params.vocabulary.filter(isKeyterm),
      file: await call.uses.audio.of(params, call),
    },
  }),
  read: (body, { params }) => fromElevenlabs(body, params),
});
