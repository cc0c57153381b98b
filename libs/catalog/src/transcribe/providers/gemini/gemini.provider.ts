import { open } from 'node:fs/promises';
import { type FileToSend, defineHttpProvider } from '@capstan/kit';
import { inParts, partsOf } from '../../audio/in-parts.js';
import { refusedAudio, tooLargeFor } from '../../audio/refused-audio.js';
import { type TranscriptionConfig, transcriptionConfig } from '../../vendor-config.js';
import { transcriptionVendor, withDecoder } from '../../vendor-transcription.js';
import { fromGemini, toGeminiRequest } from './gemini.mapper.js';

/** A request may have 20 MB, and base64 adds a third. */
const MAX_BYTES = 14 * 1024 * 1024;
/** Those that Gemini documents. */
const FORMATS = new Set(['wav', 'mp3', 'aac', 'ogg', 'flac']);

const vendor = inParts<TranscriptionConfig>({
  maxBytes: MAX_BYTES,
  formats: FORMATS,
  requestOf: async (params, file, { apiKey, model }) => ({
    path: `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
    headers: { 'x-goog-api-key': apiKey },
    json: toGeminiRequest(params, { ...file, base64: (await contentOf(file)).toString('base64') }),
  }),
  read: fromGemini,
});

/** Gemini, with the audio in the request. It returns no times of words. */
export const GeminiProvider = defineHttpProvider({
  info: { name: 'gemini', title: 'Gemini', homepage: 'https://ai.google.dev' },
  config: transcriptionConfig('gemini', {
    title: 'Gemini',
    baseUrl: 'https://generativelanguage.googleapis.com',
    model: 'gemini-3.5-transcribe',
  }),
  needs: ['apiKey'],
  ...transcriptionVendor,
  ...withDecoder,
  ...vendor,
  supports: ({ timestamps }) => timestamps === 'segment',
  request: async (params, call) => {
    const parts = await partsOf({ maxBytes: MAX_BYTES, formats: FORMATS }, params, call);
    // The speaker A of one part is not the speaker A of another.
    if (params.diarize && parts.length > 1) throw tooLargeFor('Gemini, which names speakers in up to 14 MB');
    return vendor.request(params, call);
  },
  failureOf: async (response, call) => {
    const failure = refusedAudio()(response);
    // Its code INVALID_ARGUMENT has no details: the reason is determined from the audio here.
    if (failure) await call.uses.decoder.samplesOf(await call.uses.audio.of(call.params, call), call);
    return failure;
  },
});

async function contentOf({ path, head, range, bytes }: FileToSend): Promise<Buffer> {
  const length = range ? range.end - range.start : bytes;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, range?.start ?? 0);
    return Buffer.concat([head ?? Buffer.alloc(0), buffer.subarray(0, bytesRead)]);
  } finally {
    await file.close();
  }
}
