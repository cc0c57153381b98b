import { bearer, defineHttpProvider } from '@capstan/kit';
import { fromOpenAiImages } from '../../images/base64-images.js';
import { MAX_ANSWER_BYTES } from '../../images/clean-picture.js';
import { defineImageConfig } from '../../images/image-config.js';
import { imageVendor } from '../../images/image-vendor.js';
import { promptText } from '../../images/prompt-text.js';
import { pngDataUrl, referenceImages, servesReferences } from '../../images/reference-images.js';
import { kindOf } from '../../kinds/choose-kind.js';
import { pictureSizeOf } from '../../params/picture-size.js';
import { togetherFailure } from './together.failure.js';

/** Models that start from a picture (`image_url`). */
const STARTS_FROM_PICTURE = /^black-forest-labs\/FLUX\.1-kontext-/i;

/** Together AI. Inputs: `openapi.yaml` of https://github.com/togethercomputer/openapi. */
export const TogetherProvider = defineHttpProvider({
  info: { name: 'together', title: 'Together AI', homepage: 'https://docs.together.ai/docs/images-overview' },
  config: defineImageConfig('together', {
    title: 'Together AI',
    baseUrl: 'https://api.together.xyz/v1',
    model: 'black-forest-labs/FLUX.1-schnell',
  }),
  needs: ['apiKey'],
  ...imageVendor,
  supports: servesReferences((model) => (STARTS_FROM_PICTURE.test(model) ? 1 : 0)),
  request: async (params, call) => {
    const { config } = call;
    const [reference] = await referenceImages(params, call);
    return {
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
        ...(reference === undefined ? {} : { image_url: pngDataUrl(reference) }),
      },
      maxBytes: MAX_ANSWER_BYTES,
    };
  },
  failureOf: togetherFailure,
  read: fromOpenAiImages,
});
