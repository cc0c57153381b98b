import { bearer, defineHttpProvider } from '@capstan/kit';
import { MAX_ANSWER_BYTES } from '../../images/clean-picture.js';
import { defineImageConfig } from '../../images/image-config.js';
import { imageVendor, onePerRequest, servesModelImages } from '../../images/image-vendor.js';
import { nearestRatio } from '../../images/nearest-ratio.js';
import { promptWithNegative } from '../../images/prompt-text.js';
import { referenceImages } from '../../images/reference-images.js';
import { kindOf } from '../../kinds/choose-kind.js';
import { pictureSizeOf } from '../../params/picture-size.js';
import { fromOpenrouter, openrouterFailure } from './openrouter.mapper.js';

/** OpenRouter, by a chat model that answers with pictures. */
export const OpenrouterProvider = defineHttpProvider({
  info: { name: 'openrouter', title: 'OpenRouter', homepage: 'https://openrouter.ai/docs' },
  config: defineImageConfig('openrouter', {
    title: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    model: 'google/gemini-2.5-flash-image',
  }),
  needs: ['apiKey'],
  ...imageVendor,
  supports: servesModelImages,
  request: async (params, call) => {
    const references = await referenceImages(params, call);
    const size = pictureSizeOf(params, kindOf(params));
    return {
      path: '/chat/completions',
      headers: { authorization: bearer(call.config.apiKey) },
      json: {
        model: call.config.model,
        modalities: ['image', 'text'],
        image_config: {
          aspect_ratio: nearestRatio(size, [
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
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: promptWithNegative(params) },
              ...references.map((data) => ({
                type: 'image_url',
                image_url: { url: `data:image/png;base64,${data}` },
              })),
            ],
          },
        ],
      },
      maxBytes: MAX_ANSWER_BYTES,
    };
  },
  paging: onePerRequest,
  failureOf: openrouterFailure,
  read: fromOpenrouter,
});
