import { readFile } from 'node:fs/promises';
import { type HttpRequest, ProviderFailure, defineHttpProvider } from '@capstan/kit';
import { transcriptionConfig } from '../../vendor-config.js';
import { transcriptionVendor } from '../../vendor-transcription.js';
import { fromGemini, toGeminiRequest } from './gemini.mapper.js';

/** A request may have 20 MB, and base64 adds a third. */
const MAX_INLINE_BYTES = 14 * 1024 * 1024;

/** Gemini, with the audio in the request. It gives no times of words. */
export const GeminiProvider = defineHttpProvider({
  info: { name: 'gemini', title: 'Gemini', homepage: 'https://ai.google.dev' },
  config: transcriptionConfig('gemini', {
    title: 'Gemini',
    baseUrl: 'https://generativelanguage.googleapis.com',
    model: 'gemini-3.5-transcribe',
  }),
  needs: ['apiKey'],
  ...transcriptionVendor,
  supports: ({ timestamps }) => timestamps === 'segment',
  request: async (params, call): Promise<HttpRequest> => {
    const file = await call.uses.audio.of(params, call);
    if (file.bytes > MAX_INLINE_BYTES) {
      throw new ProviderFailure('upstream_error', 'the audio is too large for Gemini', { wasNotSent: true });
    }
    return {
      path: `/v1beta/models/${encodeURIComponent(call.config.model)}:generateContent`,
      headers: { 'x-goog-api-key': call.config.apiKey },
      json: toGeminiRequest(params, { ...file, base64: (await readFile(file.path)).toString('base64') }),
    };
  },
  read: (body, { params }) => fromGemini(body, params),
});
