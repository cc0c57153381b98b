import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** What the server does with the content of a message. */
export type MailFault =
  | 'none'
  | 'accept-then-cut' // keeps the message and closes the connection instead of confirming it
  | 'accept-then-hang' // keeps the message and never confirms it
  | 'greylist' // 451 to the recipient
  | 'unknown-recipient'; // 550 to the recipient

/** A mail that the server has kept, whether it confirmed it or not. */
export interface ReceivedMail {
  to: string[];
  source: string;
}

/** A real SMTP server on a loopback port. */
export interface MailServer {
  port: number;
  /** Variables of the service for it. */
  env: Record<string, string>;
  received: ReceivedMail[];
  fault: MailFault;
  /** How often it greylisted. */
  refusals: number;
  /** Called when it greylists. */
  onRefusal: () => void;
  close(): Promise<void>;
}

/** @param options of the package, e.g. `authOptional: false`. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const refusal = (code: number, text: string): Error =>
    Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      if (mail.fault === 'greylist') {
        mail.refusals += 1;
        mail.onRefusal();
        done(refusal(451, 'greylisted, try again later'));
      } else if (mail.fault === 'unknown-recipient') done(refusal(550, 'no such user'));
      else done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mail.received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        if (mail.fault === 'accept-then-hang') return;
        if (mail.fault === 'accept-then-cut') cut(session.id);
        else done();
      });
    },
    ...options,
  });
  const cut = (sessionId: string): void => {
    for (const connection of server.connections) {
      const { session, _socket: socket } = connection as unknown as {
        session: { id: string };
        _socket: { destroy(): void };
      };
      if (session.id === sessionId) socket.destroy();
    }
  };
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const mail: MailServer = {
    port,
    env: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(port),
      SMTP_ALLOW_PLAIN: 'true',
      SMTP_FROM: 'Capstan <capstan@example.test>',
    },
    received: [],
    fault: 'none',
    refusals: 0,
    onRefusal: () => undefined,
    close: () =>
      new Promise<void>((resolve) => {
        for (const connection of server.connections) connection.close();
        server.close(() => resolve());
      }),
  };
  return mail;
}
