import { defineHttpProvider } from '@capstan/kit';
import { imageVendor, onePerRequest, servesModelImages } from '../../images/image-vendor.js';
import { poll } from '../../images/poll.js';
import { promptWithNegative } from '../../images/prompt-text.js';
import { referenceImages } from '../../images/reference-images.js';
import { kindOf } from '../../kinds/choose-kind.js';
import { pictureSizeOf } from '../../params/picture-size.js';
import { bflConfig } from './bfl.config.js';
import { fromBflTask, pollingUrlOf } from './bfl.mapper.js';

/** FLUX by Black Forest Labs: starts a task, then polls it. */
export const BflProvider = defineHttpProvider({
  info: { name: 'bfl', title: 'Black Forest Labs', homepage: 'https://docs.bfl.ai' },
  config: bflConfig,
  needs: ['apiKey'],
  ...imageVendor,
  supports: servesModelImages,
  request: async (params, call) => {
    const references = await referenceImages(params, call);
    const inputs = references.map((data, index) => [
      index === 0 ? 'input_image' : `input_image_${index + 1}`,
      data,
    ]);
    return {
      path: `/v1/${encodeURIComponent(call.config.model)}`,
      headers: { 'x-key': call.config.apiKey },
      json: {
        prompt: promptWithNegative(params),
        ...pictureSizeOf(params, kindOf(params)),
        seed: params.seed === undefined ? undefined : params.seed + call.page,
        output_format: params.format === 'jpeg' ? 'jpeg' : 'png',
        ...Object.fromEntries(inputs),
      },
    };
  },
  paging: onePerRequest,
  read: async (body, call) => {
    const url = pollingUrlOf(body, call.config.baseUrl);
    if (url === undefined) return undefined;
    const request = { baseUrl: url, path: '', headers: { 'x-key': call.config.apiKey } };
    const intervalMs = call.config.pollIntervalMs;
    const image = await poll(
      async () => {
        const state = await call.ask({ request, read: fromBflTask });
        return state === 'pending' ? undefined : state;
      },
      { signal: call.signal, intervalMs },
    );
    return image === null ? undefined : [image];
  },
});
