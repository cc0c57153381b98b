/** `pending`: waits for an attempt. `failed`: the last retry failed. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** An event that is sent to a webhook, with the outcome of its attempts. */
export interface WebhookDelivery {
  id: string;
  endpointId: string;
  eventId: string;
  eventType: string;
  status: DeliveryStatus;
  /** Attempts that ended. */
  attempts: number;
  createdAt: Date;
  /** When the next attempt is due; it may have to wait for earlier deliveries. */
  availableAt: Date;
  endedAt: Date | null;
  /** The delivery that this one repeats. */
  resendOf: string | null;
}

/** One request and how it was answered. */
export interface WebhookAttempt {
  number: number;
  url: string;
  at: Date;
  durationMs: number;
  isSuccess: boolean;
  /** HTTP status; null: there was no complete answer. */
  responseStatus: number | null;
  /** Beginning of the answer. */
  responseBody: string | null;
  /** Why the attempt failed. */
  error: string | null;
}
