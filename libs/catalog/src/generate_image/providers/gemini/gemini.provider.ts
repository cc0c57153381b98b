import { defineHttpProvider } from '@capstan/kit';
import { MAX_ANSWER_BYTES } from '../../images/clean-picture.js';
import { defineImageConfig } from '../../images/image-config.js';
import { imageVendor, onePerRequest, servesModelImages } from '../../images/image-vendor.js';
import { nearestRatio } from '../../images/nearest-ratio.js';
import { promptWithNegative } from '../../images/prompt-text.js';
import { referenceImages } from '../../images/reference-images.js';
import { kindOf } from '../../kinds/choose-kind.js';
import { pictureSizeOf } from '../../params/picture-size.js';
import { fromGemini, geminiFailure } from './gemini.mapper.js';

/** Google Gemini. */
export const GeminiProvider = defineHttpProvider({
  info: {
    name: 'gemini',
    title: 'Google Gemini',
    homepage: 'https://ai.google.dev/gemini-api/docs/image-generation',
  },
  config: defineImageConfig('gemini', {
    title: 'Google Gemini',
    baseUrl: 'https://generativelanguage.googleapis.com',
    model: 'gemini-2.5-flash-image',
  }),
  needs: ['apiKey'],
  ...imageVendor,
  supports: servesModelImages,
  request: async (params, call) => {
    const references = await referenceImages(params, call);
    const size = pictureSizeOf(params, kindOf(params));
    return {
      path: `/v1beta/models/${encodeURIComponent(call.config.model)}:generateContent`,
      headers: { 'x-goog-api-key': call.config.apiKey },
      json: {
        contents: [
          {
            role: 'user',
            parts: [
              { text: promptWithNegative(params) },
              ...references.map((data) => ({ inlineData: { mimeType: 'image/png', data } })),
            ],
          },
        ],
        generationConfig: {
          responseModalities: ['TEXT', 'IMAGE'],
          imageConfig: {
            aspectRatio: nearestRatio(size, [
              '1:1',
              '2:3',
              '3:2',
              '3:4',
              '4:3',
              '4:5',
              '5:4',
              '9:16',
              '16:9',
              '21:9',
            ]),
          },
        },
      },
      maxBytes: MAX_ANSWER_BYTES,
    };
  },
  paging: onePerRequest,
  failureOf: geminiFailure,
  read: fromGemini,
});
