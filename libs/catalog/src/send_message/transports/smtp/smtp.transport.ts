import { Inject } from '@nestjs/common';
import {
  type CallContext,
  DefineTransport,
  type MessageTransport,
  type OutgoingMessage,
  type SentMessage,
} from '@capstan/kit';
import { mimeOf } from '../../mime-message.js';
import { type SmtpConfig, smtpConfig } from './smtp.config.js';
import { SmtpSession } from './smtp-session.js';

/** The mail server of the operator, by SMTP. */
@DefineTransport({
  name: 'smtp',
  title: 'SMTP',
  homepage: 'https://nodemailer.com',
  channel: 'email',
  config: smtpConfig,
})
export class SmtpTransport implements MessageTransport {
  constructor(@Inject(smtpConfig.token) private readonly config: SmtpConfig) {}

  isConfigured(): boolean {
    return this.config.host !== undefined && this.config.from !== undefined;
  }

  supports({ channel }: OutgoingMessage): boolean {
    return channel === 'email';
  }

  async call(message: OutgoingMessage, context: CallContext): Promise<SentMessage> {
    const mail = mimeOf(message, this.config.from ?? '');
    const content = await mail.build();
    const session = new SmtpSession(this.config, context);
    await session.send(mail.getEnvelope(), content);
    return { providerMessageId: mail.messageId(), status: 'sent' };
  }
}
