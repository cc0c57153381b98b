import { defineHttpProvider } from '@capstan/kit';
import { defineImageConfig } from '../../images/image-config.js';
import { imageVendor } from '../../images/image-vendor.js';
import { promptWithNegative } from '../../images/prompt-text.js';
import { kindOf } from '../../kinds/choose-kind.js';
import { pictureSizeOf } from '../../params/picture-size.js';
import { falFailure, fromFal } from './fal.mapper.js';

/** fal.ai, by its synchronous address: the attempt's deadline holds for the connection. */
export const FalProvider = defineHttpProvider({
  info: { name: 'fal', title: 'fal', homepage: 'https://fal.ai/models' },
  config: defineImageConfig('fal', { title: 'fal', baseUrl: 'https://fal.run', model: 'fal-ai/flux/dev' }),
  needs: ['apiKey'],
  ...imageVendor,
  request: (params, { config }) => ({
    path: `/${config.model.split('/').map(encodeURIComponent).join('/')}`,
    headers: { authorization: `Key ${config.apiKey}` },
    json: {
      prompt: promptWithNegative(params),
      image_size: pictureSizeOf(params, kindOf(params)),
      num_images: params.n,
      seed: params.seed,
      output_format: params.format === 'jpeg' ? 'jpeg' : 'png',
    },
  }),
  failureOf: falFailure,
  read: fromFal,
});
