import { bearer, defineHttpProvider } from '@capstan/kit';
import { fromOpenAiImages } from '../../images/base64-images.js';
import { MAX_ANSWER_BYTES } from '../../images/clean-picture.js';
import { defineImageConfig } from '../../images/image-config.js';
import { imageVendor } from '../../images/image-vendor.js';
import { nearestRatio } from '../../images/nearest-ratio.js';
import { promptWithNegative } from '../../images/prompt-text.js';
import { kindOf } from '../../kinds/choose-kind.js';
import { pictureSizeOf } from '../../params/picture-size.js';
import { openAiImageFailure } from './openai-image.failure.js';

/** GPT Image. */
export const OpenaiImageProvider = defineHttpProvider({
  info: {
    name: 'openai_image',
    title: 'OpenAI',
    homepage: 'https://platform.openai.com/docs/guides/image-generation',
  },
  config: defineImageConfig('openai_image', {
    title: 'OpenAI for images',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-image-2',
  }),
  needs: ['apiKey'],
  ...imageVendor,
  request: (params, { config }) => ({
    path: '/images/generations',
    headers: { authorization: bearer(config.apiKey) },
    json: {
      model: config.model,
      prompt: promptWithNegative(params),
      n: params.n,
      size: nearestRatio(pictureSizeOf(params, kindOf(params)), ['1024x1024', '1536x1024', '1024x1536']),
      output_format: params.format,
      background: params.background,
    },
    maxBytes: MAX_ANSWER_BYTES,
  }),
  failureOf: openAiImageFailure,
  read: fromOpenAiImages,
});
