import { defineCapability } from '@capstan/kit';
import { GenerateImageFinisher } from './generate-image.finisher.js';
import { GenerateImageParams, isDrawnHere } from './generate-image.params.js';
import { GenerateImageResult } from './generate-image.result.js';
import { kindOf } from './kinds/choose-kind.js';
import { NoImageModelError } from './no-image-model.error.js';
import { Automatic1111Provider } from './providers/automatic1111/automatic1111.provider.js';
import { BflProvider } from './providers/bfl/bfl.provider.js';
import { DrawingProvider } from './providers/drawing/drawing.provider.js';
import { FalProvider } from './providers/fal/fal.provider.js';
import { GeminiProvider } from './providers/gemini/gemini.provider.js';
import { ImageServerProvider } from './providers/image_server/image-server.provider.js';
import { OpenaiImageProvider } from './providers/openai_image/openai-image.provider.js';
import { OpenrouterProvider } from './providers/openrouter/openrouter.provider.js';
import { ReplicateProvider } from './providers/replicate/replicate.provider.js';
import { StabilityProvider } from './providers/stability/stability.provider.js';
import { TogetherProvider } from './providers/together/together.provider.js';

const DRAWING_MS = 30_000;
const MODEL_MS = 180_000;

/** Pictures: drawn here, or made by a model. */
export const generateImage = defineCapability<GenerateImageParams, GenerateImageResult>({
  name: 'generate_image',
  path: 'images',
  title: 'Generate images',
  summary:
    'Draws charts, cards, patterns, QR codes and diagrams, and makes photos and illustrations by an image model.',
  description: [
    'Returns `images`, each with `image_url`, an address that serves the picture without a key until `expires_at`; with',
    '`inline` the pictures themselves in `image_base64`.',
    '',
    'Charts, cards and link pictures, patterns and avatars, QR codes, and diagrams from a short text are drawn by this service:',
    'exact, repeatable, and without a provider. Photos and illustrations need an image model; without one the call fails and',
    'names the variables to set. A prompt that a provider refuses by its content policy is a 422 and free.',
  ].join('\n'),
  params: GenerateImageParams,
  result: GenerateImageResult,
  credits: 5,
  unit: { name: 'image', count: 'n' },
  deadlineMs: (params) => (isDrawnHere(params) ? DRAWING_MS : MODEL_MS),
  providers: [
    DrawingProvider,
    ImageServerProvider,
    Automatic1111Provider,
    OpenaiImageProvider,
    GeminiProvider,
    BflProvider,
    FalProvider,
    ReplicateProvider,
    TogetherProvider,
    StabilityProvider,
    OpenrouterProvider,
  ],
  refusal: (params) =>
    isDrawnHere(params)
      ? undefined
      : new NoImageModelError(kindOf(params), (params.reference_images?.length ?? 0) > 0),
  accept: (result) => (result.images.length > 0 ? 'ok' : 'empty'),
  finisher: GenerateImageFinisher,
  examples: [
    {
      title: 'A chart',
      params: {
        prompt: 'Revenue by quarter',
        kind: 'chart',
        data: {
          points: [
            { label: 'Q1', value: 340 },
            { label: 'Q2', value: 410 },
          ],
          title: 'Revenue by quarter',
        },
      },
    },
    {
      title: 'A link picture',
      params: {
        prompt: 'Link picture',
        kind: 'card',
        text: { title: 'Ten rules of caching', eyebrow: 'Engineering' },
      },
    },
    { title: 'A QR code', params: { prompt: 'https://example.com/menu', kind: 'qr', format: 'svg' } },
    { title: 'A diagram', params: { prompt: 'Order -> Payment -> Packed -> Shipped', kind: 'diagram' } },
    {
      title: 'A photo',
      params: { prompt: 'A red fox in the snow at dawn', kind: 'photo', aspect_ratio: '3:2' },
    },
  ],
});
