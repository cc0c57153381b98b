import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ConfigOf,
  type HttpCall,
  type HttpRequest,
  type OutboundResponse,
  ProviderFailure,
  defineHttpProvider,
  fieldsOf,
  jsonOf,
  textOf,
} from '@capstan/kit';
import type { AudioFiles } from '../../audio/audio-files.js';
import type { TranscribeParams } from '../../transcribe.params.js';
import { transcriptionVendor } from '../../vendor-transcription.js';
import { refusedAudio, unreadableAt } from '../../audio/refused-audio.js';
import { PACE, timeLimitMs } from '../../audio/time-limit.js';
import { assemblyaiConfig } from './assemblyai.config.js';
import { NO_SPEECH, fromAssemblyai } from './assemblyai.mapper.js';

type Call = HttpCall<TranscribeParams, ConfigOf<typeof assemblyaiConfig>, { audio: AudioFiles }>;

/** The message is matched because errors of AssemblyAI have no code. */
const UNREADABLE = /does not appear to contain audio|transcoding failed|audio duration is too short/i;
const USED_UP = /balance is negative/i;

/** It refuses requests with longer phrases. */
const isKeyterm = (term: string): boolean => term.split(/\s+/).length <= 6;

const refused = refusedAudio();

/** A used-up account is a 400. */
const failureOf = (response: OutboundResponse): ProviderFailure | undefined =>
  response.status === 400 && USED_UP.test(textOf(fieldsOf(jsonOf(response))['error']))
    ? new ProviderFailure('quota_exhausted', 'the balance of the AssemblyAI account is used up')
    : refused(response);

/**
 * AssemblyAI: uploads, starts, then polls. The id of the transcript is a checkpoint, so that a worker that takes
 * the job over waits for the same transcript instead of paying for another one.
 *
 * Requests: `openapi.yml` of https://github.com/AssemblyAI/assemblyai-api-spec. Errors:
 * https://www.assemblyai.com/docs/guides/common_errors_and_solutions; that of a recording without speech is from reports of users.
 */
export const AssemblyaiProvider = defineHttpProvider({
  info: { name: 'assemblyai', title: 'AssemblyAI', homepage: 'https://www.assemblyai.com' },
  config: assemblyaiConfig,
  needs: ['apiKey'],
  ...transcriptionVendor,
  failureOf,
  // A worker that waits for a transcript does not need the recording.
  timeLimitMs: (params, call) =>
    storedId(call) === undefined
      ? transcriptionVendor.timeLimitMs(params, call)
      : timeLimitMs(undefined, PACE.hosted),
  request: async (params, call) => {
    const id = storedId(call) ?? (await start(params, call));
    await untilDone(id, call);
    return transcriptOf(id, call);
  },
  read: (body, { params }) => fromAssemblyai(body, params),
});

const headersOf = ({ config }: Call): Record<string, string | undefined> => ({
  authorization: config.apiKey,
});

const storedId = ({ job }: Call): string | undefined => textOf(fieldsOf(job?.checkpoint)['id']) || undefined;

const transcriptOf = (id: string, call: Call): HttpRequest => ({
  path: `/v2/transcript/${encodeURIComponent(id)}`,
  headers: headersOf(call),
});

async function start(params: TranscribeParams, call: Call): Promise<string> {
  const { language, diarize } = params;
  const keyterms = params.vocabulary.filter(isKeyterm);
  const audioUrl = await ask(call, 'upload_url', {
    path: '/v2/upload',
    headers: headersOf(call),
    file: { ...(await call.uses.audio.of(params, call)), mediaType: 'application/octet-stream' },
  });
  const id = await ask(call, 'id', {
    path: '/v2/transcript',
    headers: headersOf(call),
    json: {
      audio_url: audioUrl,
      speech_models: [call.config.model],
      speaker_labels: diarize,
      ...(language === undefined ? { language_detection: true } : { language_code: language }),
      ...(keyterms.length > 0 ? { keyterms_prompt: keyterms } : {}),
    },
  });
  await call.job?.save({ id });
  return id;
}

/** @throws ProviderFailure when the transcript failed. */
async function untilDone(id: string, call: Call): Promise<void> {
  for (;;) {
    const status = await ask(call, 'status', transcriptOf(id, call));
    if (status === 'completed') return;
    if (status === 'error') {
      const reason = await ask(call, 'error', transcriptOf(id, call));
      if (NO_SPEECH.test(reason)) return;
      if (UNREADABLE.test(reason)) throw unreadableAt('AssemblyAI could not read the audio');
      throw new ProviderFailure('upstream_error', 'AssemblyAI could not transcribe the audio', {
        isTarget: true,
      });
    }
    await sleep(call.config.intervalMs, undefined, { signal: call.signal });
  }
}

/** One field of an answer. */
async function ask(call: Call, field: string, request: HttpRequest): Promise<string> {
  const found = await call.ask<string>({
    request,
    read: (body) => textOf(fieldsOf(body)[field]) || undefined,
  });
  return found ?? '';
}
