/**
 * Why a webhook is disabled: by its owner, because it answered 410, after days without a success, or because it receives events
 * for operators and the last key of its account with the scope `admin` was revoked.
 */
export const DISABLED_REASONS = ['owner', 'gone', 'failing', 'no_admin_key'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Whether events are sent. */
export const WEBHOOK_STATUSES = ['enabled', 'disabled'] as const;
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number];

/** An address of an account that receives its events. */
export interface WebhookEndpoint {
  id: string;
  accountId: string;
  url: string;
  description: string;
  /** Event types, `<subject>.*`, or `*`. */
  eventTypes: string[];
  createdAt: Date;
  disabledAt: Date | null;
  disabledReason: DisabledReason | null;
  /** The first failed attempt since the last success. */
  failingSince: Date | null;
}

/** What its owner chooses. */
export type WebhookSettings = Pick<WebhookEndpoint, 'url' | 'description' | 'eventTypes'>;

/** A secret with which requests are signed. */
export interface SigningSecret {
  /** `whsec_` and Base64. */
  secret: string;
  /** When it stops being used; null: the current one. */
  expiresAt: Date | null;
}
