/** Sends the e-mail of the console. Without SMTP nothing is sent, and people must pass on the links. */
export abstract class SignInMail {
  /** Whether e-mail can be sent. */
  abstract readonly isConfigured: boolean;

  /** A link that signs the reader in. */
  abstract sendSignInLink(to: string, link: string): Promise<void>;

  /** An invitation to an account. */
  abstract sendInvitation(to: string, invitation: { link: string; accountName: string }): Promise<void>;
}
