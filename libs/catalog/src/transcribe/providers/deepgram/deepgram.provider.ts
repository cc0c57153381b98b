import { type HttpRequest, defineHttpProvider, fieldsOf, textOf } from '@capstan/kit';
import { refusedAudio } from '../../audio/refused-audio.js';
import type { TranscribeParams } from '../../transcribe.params.js';
import { transcriptionConfig } from '../../vendor-config.js';
import { transcriptionVendor } from '../../vendor-transcription.js';
import { fromDeepgram } from './deepgram.mapper.js';

/** The message is matched because Deepgram also returns the code `Bad Request` for unknown models. */
const UNREADABLE = /corrupt or unsupported data/i;

/** Deepgram. Without `model` it would use an old one. Errors: https://developers.deepgram.com/docs/errors. */
export const DeepgramProvider = defineHttpProvider({
  info: { name: 'deepgram', title: 'Deepgram', homepage: 'https://deepgram.com' },
  config: transcriptionConfig('deepgram', {
    title: 'Deepgram',
    baseUrl: 'https://api.deepgram.com',
    model: 'nova-3',
  }),
  needs: ['apiKey'],
  ...transcriptionVendor,
  failureOf: refusedAudio(
    (body, { status }) => status === 400 && UNREADABLE.test(textOf(fieldsOf(body)['err_msg'])),
  ),
  request: async (params, call): Promise<HttpRequest> => ({
    path: '/v1/listen',
    query: queryOf(params, call.config.model),
    headers: { authorization: `Token ${call.config.apiKey}` },
    file: await call.uses.audio.of(params, call),
  }),
  read: (body, { params }) => fromDeepgram(body, params),
});

function queryOf({ language, diarize, vocabulary }: TranscribeParams, model: string): URLSearchParams {
  return new URLSearchParams([
    ['model', model],
    ['smart_format', 'true'],
    ['utterances', 'true'],
    ['diarize', String(diarize)],
    language === undefined ? ['detect_language', 'true'] : ['language', language],
    ...vocabulary.map((term): [string, string] => ['keyterm', term]),
  ]);
}
