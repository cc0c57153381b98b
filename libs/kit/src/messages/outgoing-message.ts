/** Ways to reach a recipient. */
export const MESSAGE_CHANNELS = ['email', 'sms', 'chat', 'push', 'webhook', 'inbox'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** A file that goes with a message. */
export interface MessageAttachment {
  readonly filename: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** A message as a transport gets it: composed, checked, with one recipient. */
export interface OutgoingMessage {
  /** UUID; also the idempotency key at vendors that have one, and what delivery reports can refer to. */
  readonly id: string;
  readonly accountId: string;
  readonly channel: MessageChannel;
  /** `slack` of the recipient `slack:C0123`; null for channels whose recipients name no service. */
  readonly service: string | null;
  /** Address at the service or channel; empty for services with one fixed place, such as a Slack webhook. */
  readonly to: string;
  readonly subject: string | null;
  /** Plain text; there always is one. */
  readonly text: string;
  /** The source, if the message was written in Markdown. Fields of a template are escaped in it. */
  readonly markdown: string | null;
  readonly html: string | null;
  readonly replyTo: string | null;
  /** Further e-mail headers, such as `List-Unsubscribe`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly MessageAttachment[];
}

/** What a vendor answered to a message that it accepted. */
export interface SentMessage {
  /** The vendor's id of the message; null if it gives none. */
  readonly providerMessageId: string | null;
  /** `delivered`: it has reached the recipient, and no report follows. */
  readonly status: 'sent' | 'delivered';
}
