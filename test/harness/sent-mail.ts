import { DefineTransport, type MessageTransport, type OutgoingMessage, type SentMessage } from '@capstan/kit';

/** E-mail that the services of a test file sent, newest last. */
export const sentMail: OutgoingMessage[] = [];

/** Accepts all e-mail. */
@DefineTransport({ name: 'test_mail', title: 'Test', channel: 'email' })
export class TestMailTransport implements MessageTransport {
  isConfigured(): boolean {
    return true;
  }

  call(message: OutgoingMessage): Promise<SentMessage> {
    sentMail.push(message);
    return Promise.resolve({ providerMessageId: null, status: 'sent' });
  }
}
