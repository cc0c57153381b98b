import { defineHttpProvider } from '@capstan/kit';
import { MAX_ANSWER_BYTES } from '../../images/clean-picture.js';
import { defineImageConfig } from '../../images/image-config.js';
import { imageVendor, servesModelImages } from '../../images/image-vendor.js';
import { promptText, withoutSettings } from '../../images/prompt-text.js';
import { referenceImages } from '../../images/reference-images.js';
import { kindOf } from '../../kinds/choose-kind.js';
import { pictureSizeOf } from '../../params/picture-size.js';
import { fromAutomatic1111 } from './automatic1111.mapper.js';

/** AUTOMATIC1111, Forge or SD.Next, started with `--api`; a key is `user:password` of its Basic authentication. */
export const Automatic1111Provider = defineHttpProvider({
  info: {
    name: 'automatic1111',
    title: 'AUTOMATIC1111',
    homepage: 'https://github.com/AUTOMATIC1111/stable-diffusion-webui',
  },
  config: defineImageConfig('automatic1111', { title: 'AUTOMATIC1111' }),
  needs: ['baseUrl'],
  ...imageVendor,
  supports: servesModelImages,
  request: async (params, call) => {
    const { apiKey, model } = call.config;
    const references = await referenceImages(params, call);
    const { width, height } = pictureSizeOf(params, kindOf(params));
    return {
      path: references.length > 0 ? '/sdapi/v1/img2img' : '/sdapi/v1/txt2img',
      headers: { authorization: apiKey && `Basic ${Buffer.from(apiKey).toString('base64')}` },
      json: {
        prompt: promptText(params),
        negative_prompt: params.negative_prompt && withoutSettings(params.negative_prompt),
        width,
        height,
        seed: params.seed ?? -1,
        batch_size: params.n,
        ...(references.length > 0 ? { init_images: references } : {}),
        ...(model === undefined ? {} : { override_settings: { sd_model_checkpoint: model } }),
      },
      maxBytes: MAX_ANSWER_BYTES,
    };
  },
  read: fromAutomatic1111,
});
