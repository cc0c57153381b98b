/** A plain-text e-mail of a site. */
export interface Mail {
  /** UUID, the same for a repetition. */
  id: string;
  to: string;
  subject: string;
  text: string;
  replyTo: string | null;
}

/** Sends the e-mail of sites, outside of any account and free of charge. */
export abstract class SiteMail {
  /** Whether a provider is configured. */
  abstract readonly isAvailable: boolean;

  /** @returns whether a provider accepted it. */
  abstract send(mail: Mail): Promise<boolean>;
}
