import { type MultipartFields, bearer, defineHttpProvider } from '@capstan/kit';
import { MAX_ANSWER_BYTES } from '../../images/clean-picture.js';
import { defineImageConfig } from '../../images/image-config.js';
import type { GenerateImageParams } from '../../generate-image.params.js';
import { imageVendor, onePerRequest } from '../../images/image-vendor.js';
import { nearestRatio } from '../../images/nearest-ratio.js';
import { promptText } from '../../images/prompt-text.js';
import { referenceImages, servesReferences } from '../../images/reference-images.js';
import { kindOf } from '../../kinds/choose-kind.js';
import { pictureSizeOf } from '../../params/picture-size.js';
import { fromStability, stabilityFailure } from './stability.mapper.js';

/** Maximum length of a prompt. */
const MAX_PROMPT = 10_000;

/** How much a picture may change, from 0 to 1; 1 ignores the picture. */
const STRENGTH = 0.7;

/** `core` starts from text only. */
const takesReferences = servesReferences((model) => (model === 'sd3' || model === 'ultra' ? 1 : 0));

const startFrom = (base64: string, model: string): MultipartFields => ({
  image: { content: Buffer.from(base64, 'base64'), filename: 'reference.png', mediaType: 'image/png' },
  strength: STRENGTH,
  ...(model === 'sd3' ? { mode: 'image-to-image' } : {}),
});

/** `sd3` has no WebP; the picture is converted here anyway. */
const formatOf = (format: GenerateImageParams['format'], model: string): string =>
  format === 'svg' || (format === 'webp' && model === 'sd3') ? 'png' : format;

/**
 * Stability AI. Inputs: https://platform.stability.ai/docs/api-reference, as ComfyUI (`comfy_api_nodes/nodes_stability.py`) and the npm package
 * `stability-ai` send them.
 */
export const StabilityProvider = defineHttpProvider({
  info: {
    name: 'stability',
    title: 'Stability AI',
    homepage: 'https://platform.stability.ai/docs/api-reference',
  },
  config: defineImageConfig('stability', {
    title: 'Stability AI (core, ultra or sd3)',
    baseUrl: 'https://api.stability.ai',
    model: 'core',
  }),
  needs: ['apiKey'],
  ...imageVendor,
  supports: (params, call) => takesReferences(params, call) && promptText(params).length <= MAX_PROMPT,
  request: async (params, call) => {
    const { config, page } = call;
    const [reference] = await referenceImages(params, call);
    return {
      path: `/v2beta/stable-image/generate/${encodeURIComponent(config.model)}`,
      headers: { authorization: bearer(config.apiKey) },
      multipart: {
        prompt: promptText(params),
        negative_prompt: params.negative_prompt,
        ...(reference === undefined ? {} : startFrom(reference, config.model)),
        // The picture that `sd3` starts from gives the ratio.
        aspect_ratio:
          reference !== undefined && config.model === 'sd3'
            ? undefined
            : nearestRatio(pictureSizeOf(params, kindOf(params)), [
                '1:1',
                '16:9',
                '21:9',
                '2:3',
                '3:2',
                '4:5',
                '5:4',
                '9:16',
                '9:21',
              ]),
        seed: params.seed === undefined ? undefined : params.seed + page,
        output_format: formatOf(params.format, config.model),
      },
      maxBytes: MAX_ANSWER_BYTES,
    };
  },
  paging: onePerRequest,
  failureOf: stabilityFailure,
  read: fromStability,
});
