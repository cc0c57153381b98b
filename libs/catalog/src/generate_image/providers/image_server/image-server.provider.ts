import { bearer, defineHttpProvider } from '@capstan/kit';
import { fromOpenAiImages } from '../../images/base64-images.js';
import { MAX_ANSWER_BYTES } from '../../images/clean-picture.js';
import { defineImageConfig } from '../../images/image-config.js';
import { imageVendor } from '../../images/image-vendor.js';
import { promptText, withoutSettings } from '../../images/prompt-text.js';
import { kindOf } from '../../kinds/choose-kind.js';
import { pictureSizeOf } from '../../params/picture-size.js';

/** Any server with the images API of OpenAI: LocalAI, stable-diffusion.cpp and others. */
export const ImageServerProvider = defineHttpProvider({
  info: { name: 'image_server', title: 'OpenAI-compatible image server', homepage: 'https://localai.io' },
  config: defineImageConfig('image_server', { title: 'an OpenAI-compatible image server, with `/v1`' }),
  needs: ['baseUrl'],
  ...imageVendor,
  request: (params, { config }) => {
    const { width, height } = pictureSizeOf(params, kindOf(params));
    return {
      path: '/images/generations',
      headers: { authorization: bearer(config.apiKey) },
      json: {
        model: config.model,
        prompt: promptText(params),
        negative_prompt: params.negative_prompt && withoutSettings(params.negative_prompt),
        n: params.n,
        size: `${width}x${height}`,
        seed: params.seed,
        response_format: 'b64_json',
      },
      maxBytes: MAX_ANSWER_BYTES,
    };
  },
  read: fromOpenAiImages,
});
