/** A file of a message: an artifact of this service, or the content itself. */
export type StoredAttachment = {
  filename: string;
  mediaType: string;
} & ({ artifact: string } | { contentBase64: string });

/** What is sent, composed once when the call is made. Plain data. */
export interface MessageContent {
  /** Part of the recipient before the colon, for channels with services. */
  service: string | null;
  /** The recipient without the service. */
  to: string;
  subject: string | null;
  text: string;
  markdown: string | null;
  html: string | null;
  replyTo: string | null;
  headers: Record<string, string>;
  attachments: StoredAttachment[];
  /** The only transport to be tried; null: all of the channel. */
  provider: string | null;
}
