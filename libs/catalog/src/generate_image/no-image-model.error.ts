import { AppError } from '@capstan/kit';

/** 503: the call needs an image model, and no provider of one is configured. */
export class NoImageModelError extends AppError {
  /** @param kind `image` unless the call names another one that needs a model. */
  constructor(kind: string, hasReferences: boolean) {
    super({
      slug: 'capability-unavailable',
      status: 503,
      title: 'Capability unavailable',
      detail:
        `No image model that is configured in this deployment can make ${kind === 'image' ? 'such a picture' : `a picture of kind ${kind}`}` +
        `${hasReferences ? ' from reference_images' : ''}. Only charts, cards, patterns, QR codes and diagrams are drawn without one.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 300,
      alternativeAction:
        'Ask the operator to set one of IMAGE_SERVER_BASE_URL, AUTOMATIC1111_BASE_URL, OPENAI_IMAGE_API_KEY, GEMINI_API_KEY, BFL_API_KEY, ' +
        'FAL_API_KEY, REPLICATE_API_KEY, TOGETHER_API_KEY, STABILITY_API_KEY or OPENROUTER_API_KEY (see .env.example), ' +
        'or ask for a kind that is drawn here.',
    });
  }
}
