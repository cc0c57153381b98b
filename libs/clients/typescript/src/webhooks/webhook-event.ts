import type { WebhookEvents } from '../generated/webhook-events.js';

/** An event as webhooks receive it; `type` says which data it has. */
export type WebhookEvent = {
  [Type in keyof WebhookEvents]: {
    /** The same for every attempt and resend: use it to ignore repetitions. */
    id: string;
    type: Type;
    /** When it happened, ISO 8601. */
    timestamp: string;
    data: WebhookEvents[Type];
  };
}[keyof WebhookEvents];
