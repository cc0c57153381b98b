import { bearer, defineHttpProvider } from '@capstan/kit';
import { fromOpenAiImages } from '../../images/base64-images.js';
import { MAX_ANSWER_BYTES } from '../../images/clean-picture.js';
import { defineImageConfig } from '../../images/image-config.js';
import { imageVendor, servesModelImages } from '../../images/image-vendor.js';
import { nearestRatio } from '../../images/nearest-ratio.js';
import { promptWithNegative } from '../../images/prompt-text.js';
import { referenceImages } from '../../images/reference-images.js';
import { kindOf } from '../../kinds/choose-kind.js';
import { pictureSizeOf } from '../../params/picture-size.js';
import { openAiImageFailure } from './openai-image.failure.js';

/** GPT Image; reference pictures use its edits endpoint. */
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
  supports: servesModelImages,
  request: async (params, call) => {
    const { config } = call;
    const references = await referenceImages(params, call);
    const fields = {
      model: config.model,
      prompt: promptWithNegative(params),
      n: params.n,
      size: nearestRatio(pictureSizeOf(params, kindOf(params)), ['1024x1024', '1536x1024', '1024x1536']),
      output_format: params.format,
      background: params.background,
    };
    const headers = { authorization: bearer(config.apiKey) };
    const maxBytes = MAX_ANSWER_BYTES;
    if (references.length === 0) return { path: '/images/generations', headers, json: fields, maxBytes };
    const image = references.map((base64, index) => ({
      content: Buffer.from(base64, 'base64'),
      filename: `reference-${index + 1}.png`,
      mediaType: 'image/png',
    }));
    return { path: '/images/edits', headers, multipart: { ...fields, 'image[]': image }, maxBytes };
  },
  failureOf: openAiImageFailure,
  read: fromOpenAiImages,
});
