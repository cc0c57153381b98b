import { bearer, defineHttpProvider } from '@capstan/kit';
import { imageVendor, onePerRequest } from '../../images/image-vendor.js';
import { nearestRatio } from '../../images/nearest-ratio.js';
import { poll } from '../../images/poll.js';
import { promptWithNegative } from '../../images/prompt-text.js';
import { pngDataUrl, referenceImages, servesReferences } from '../../images/reference-images.js';
import { kindOf } from '../../kinds/choose-kind.js';
import { pictureSizeOf } from '../../params/picture-size.js';
import { replicateConfig } from './replicate.config.js';
import { fromReplicate } from './replicate.mapper.js';

/** Models with the input `input_image` (https://replicate.com/black-forest-labs/flux-kontext-pro/api). */
const STARTS_FROM_PICTURE = /^black-forest-labs\/flux-kontext-/;

/** Replicate: waits for the response on the first connection, then polls. */
export const ReplicateProvider = defineHttpProvider({
  info: { name: 'replicate', title: 'Replicate', homepage: 'https://replicate.com/docs/reference/http' },
  config: replicateConfig,
  needs: ['apiKey'],
  ...imageVendor,
  supports: servesReferences((model) => (STARTS_FROM_PICTURE.test(model) ? 1 : 0)),
  request: async (params, call) => {
    const { config, page } = call;
    const [reference] = await referenceImages(params, call);
    return {
      path: `/v1/models/${config.model.split('/').map(encodeURIComponent).join('/')}/predictions`,
      headers: { authorization: bearer(config.apiKey), prefer: 'wait' },
      json: {
        input: {
          prompt: promptWithNegative(params),
          aspect_ratio: nearestRatio(pictureSizeOf(params, kindOf(params)), [
            '1:1',
            '16:9',
            '21:9',
            '3:2',
            '2:3',
            '4:5',
            '5:4',
            '3:4',
            '4:3',
            '9:16',
            '9:21',
          ]),
          output_format: params.format === 'jpeg' ? 'jpg' : 'png',
          ...(params.seed === undefined ? {} : { seed: params.seed + page }),
          ...(reference === undefined ? {} : { input_image: pngDataUrl(reference) }),
        },
      },
    };
  },
  paging: onePerRequest,
  read: async (body, call) => {
    const first = fromReplicate(body);
    if (first === undefined || Array.isArray(first)) return first;
    const request = {
      path: `/v1/predictions/${first.pendingId}`,
      headers: { authorization: bearer(call.config.apiKey) },
    };
    const images = await poll(
      async () => {
        const state = await call.ask({ request, read: fromReplicate });
        return state !== null && 'pendingId' in state ? undefined : state;
      },
      { signal: call.signal, intervalMs: call.config.pollIntervalMs },
    );
    return images ?? undefined;
  },
});
