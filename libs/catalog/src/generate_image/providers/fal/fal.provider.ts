import { defineHttpProvider } from '@capstan/kit';
import { defineImageConfig } from '../../images/image-config.js';
import { imageVendor } from '../../images/image-vendor.js';
import { promptWithNegative } from '../../images/prompt-text.js';
import { pngDataUrl, referenceImages, servesReferences } from '../../images/reference-images.js';
import { kindOf } from '../../kinds/choose-kind.js';
import { pictureSizeOf } from '../../params/picture-size.js';
import { falFailure, fromFal } from './fal.mapper.js';

/**
 * fal.ai, by its synchronous address: the attempt's deadline holds for the connection.
 *
 * Inputs: `libs/client/src/types/endpoints.ts` of https://github.com/fal-ai/fal-js.
 */
export const FalProvider = defineHttpProvider({
  info: { name: 'fal', title: 'fal', homepage: 'https://fal.ai/models' },
  config: defineImageConfig('fal', { title: 'fal', baseUrl: 'https://fal.run', model: 'fal-ai/flux/dev' }),
  needs: ['apiKey'],
  ...imageVendor,
  supports: servesReferences((model) => (endpointFrom(model) === undefined ? 0 : 1)),
  request: async (params, call) => {
    const { config } = call;
    const [reference] = await referenceImages(params, call);
    const endpoint = reference === undefined ? config.model : (endpointFrom(config.model) ?? config.model);
    return {
      path: `/${endpoint.split('/').map(encodeURIComponent).join('/')}`,
      headers: { authorization: `Key ${config.apiKey}` },
      json: {
        prompt: promptWithNegative(params),
        // The picture that it starts from gives the size.
        ...(reference === undefined
          ? { image_size: pictureSizeOf(params, kindOf(params)) }
          : { image_url: pngDataUrl(reference) }),
        num_images: params.n,
        seed: params.seed,
        output_format: params.format === 'jpeg' ? 'jpeg' : 'png',
      },
    };
  },
  failureOf: falFailure,
  read: fromFal,
});

/** The endpoint of a model that starts from one picture (`image_url`); undefined: it has none that is known. */
function endpointFrom(model: string): string | undefined {
  if (/^fal-ai\/flux(?:-lora|\/dev)$/.test(model)) return `${model}/image-to-image`;
  return /\/image-to-image$|\/kontext(?:\/max)?$|\/flux-kontext\/dev$/.test(model) ? model : undefined;
}
