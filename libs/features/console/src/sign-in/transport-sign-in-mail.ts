import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type MessageTransport, ProviderFailure } from '@capstan/kit';
import { MAIL_TRANSPORT } from './mail-transport.token.js';
import { SignInMail } from './sign-in-mail.js';
import { SignInUnavailableError } from './sign-in-unavailable.error.js';

const TIMEOUT_MS = 20_000;

/** Sends the e-mail of the console by a message transport, outside of any account and free of charge. */
@Injectable()
export class TransportSignInMail extends SignInMail {
  constructor(@Inject(MAIL_TRANSPORT) private readonly transport: MessageTransport) {
    super();
  }

  get isConfigured(): boolean {
    return this.transport.isConfigured();
  }

  async sendSignInLink(to: string, link: string): Promise<void> {
    await this.send(to, 'Sign in to Capstan', [
      'Open this link to sign in to the console. It is valid for 15 minutes, once.',
      link,
      'If you did not ask for it, ignore this e-mail.',
    ]);
  }

  async sendInvitation(
    to: string,
    { link, accountName }: { link: string; accountName: string },
  ): Promise<void> {
    await this.send(to, `Invitation to ${accountName} on Capstan`, [
      `You are invited to the account ${accountName}. Open this link to accept. It is valid for seven days, once.`,
      link,
      'If you did not expect it, ignore this e-mail.',
    ]);
  }

  /** @throws SignInUnavailableError if the mail server does not accept it */
  private async send(to: string, subject: string, paragraphs: string[]): Promise<void> {
    const id = randomUUID();
    const message = {
      id,
      accountId: '',
      channel: 'email',
      service: null,
      to,
      subject,
      text: paragraphs.join('\n\n'),
      markdown: null,
      html: null,
      replyTo: null,
      headers: {},
      attachments: [],
    } as const;
    const context = { signal: AbortSignal.timeout(TIMEOUT_MS), timeoutMs: TIMEOUT_MS, requestId: id };
    try {
      await this.transport.call(message, context);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      throw new SignInUnavailableError(
        `The e-mail was not sent: ${error.message}.`,
        'Check the SMTP settings of the installation, then try again.',
      );
    }
  }
}
