import { bearer, defineHttpProvider } from '@capstan/kit';
import { fromOpenAiImages } from '../../images/base64-images.js';
import { MAX_ANSWER_BYTES } from '../../images/clean-picture.js';
import { defineImageConfig } from '../../images/image-config.js';
import { imageVendor } from '../../images/image-vendor.js';
import { promptText } from '../../images/prompt-text.js';
import { kindOf } from '../../kinds/choose-kind.js';
import { pictureSizeOf } from '../../params/picture-size.js';
import { togetherFailure } from './together.failure.js';

/** Together AI. */
export const TogetherProvider = defineHttpProvider({
  info: { name: 'together', title: 'Together AI', homepage: 'https://docs.together.ai/docs/images-overview' },
  config: defineImageConfig('together', {
    title: 'Together AI',
    baseUrl: 'https://api.together.xyz/v1',
    model: 'black-forest-labs/FLUX.1-schnell',
  }),
  needs: ['apiKey'],
  ...imageVendor,
  request: (params, { config }) => ({
    path: '/images/generations',
    headers: { authorization: bearer(config.apiKey) },
    json: {
      model: config.model,
      prompt: promptText(params),
      negative_prompt: params.negative_prompt,
      ...pictureSizeOf(params, kindOf(params)),
      n: params.n,
      seed: params.seed,
      response_format: 'base64',
      output_format: params.format === 'jpeg' ? 'jpeg' : 'png',
    },
    maxBytes: MAX_ANSWER_BYTES,
  }),
  failureOf: togetherFailure,
  read: fromOpenAiImages,
});
