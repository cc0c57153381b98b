import { type MessageTransport, type OutgoingMessage, ProviderFailure } from '@capstan/kit';
import { describe, expect, it } from 'vitest';
import { TransportSignInMail } from './transport-sign-in-mail.js';

const transportOf = (call: (message: OutgoingMessage) => void): MessageTransport => ({
  isConfigured: () => true,
  call: async (message) => {
    call(message);
    return { providerMessageId: null, status: 'sent' };
  },
});

describe('TransportSignInMail', () => {
  it('sends the link and how long it is valid', async () => {
    const sent: OutgoingMessage[] = [];
    const mail = new TransportSignInMail(transportOf((message) => sent.push(message)));
    await mail.sendSignInLink('ada@example.test', 'https://capstan.test/console/sign-in#token=t');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      channel: 'email',
      to: 'ada@example.test',
      subject: 'Sign in to Capstan',
    });
    expect(sent[0]?.text).toContain('https://capstan.test/console/sign-in#token=t');
    expect(sent[0]?.text).toContain('15 minutes');
  });

  it('names the account in an invitation', async () => {
    const sent: OutgoingMessage[] = [];
    const mail = new TransportSignInMail(transportOf((message) => sent.push(message)));
    await mail.sendInvitation('ada@example.test', { link: 'https://capstan.test/i', accountName: 'Acme' });
    expect(sent[0]?.subject).toBe('Invitation to Acme on Capstan');
    expect(sent[0]?.text).toContain('https://capstan.test/i');
  });

  it('is configured if its transport is', () => {
    const transport = { ...transportOf(() => undefined), isConfigured: () => false };
    expect(new TransportSignInMail(transport).isConfigured).toBe(false);
  });

  it('reports why the server refused, and what to do', async () => {
    const mail = new TransportSignInMail(
      transportOf(() => {
        throw new ProviderFailure('misconfigured', 'the mail server refused the connection');
      }),
    );
    await expect(mail.sendSignInLink('ada@example.test', 'https://capstan.test')).rejects.toMatchObject({
      slug: 'sign-in-unavailable',
      message: expect.stringContaining('refused the connection') as string,
      alternativeAction: expect.stringContaining('SMTP') as string,
    });
  });
});
