import { Readable } from 'node:stream';
import { type CallContext, ProviderFailure } from '@capstan/kit';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpConfig } from './smtp.config.js';

/** What nodemailer throws. */
interface SmtpError extends Error {
  /** Reply of the server; absent when none came. */
  responseCode?: number;
  code?: string;
}

type Envelope = { from: string | false; to: string[] };

/**
 * One connection that sends one message. It reports whether the server may have accepted the message: not before the
 * server requested its content, and not after a reply that rejects it.
 */
export class SmtpSession {
  private readonly connection: SMTPConnection;
  private isContentSent = false;

  constructor(
    private readonly config: SmtpConfig,
    private readonly context: Pick<CallContext, 'signal' | 'timeoutMs'>,
  ) {
    const { host, port, usesTls, allowsPlain } = config;
    const { timeoutMs } = context;
    this.connection = new SMTPConnection({
      host,
      port,
      secure: usesTls,
      requireTLS: !usesTls && !allowsPlain,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
  }

  /** Resolves once the server accepted the message. @throws ProviderFailure */
  async send(envelope: Envelope, content: Buffer): Promise<void> {
    const { promise: broken, reject } = Promise.withResolvers<never>();
    this.connection.on('error', reject);
    this.connection.on('end', () => reject(new Error('the connection ended')));
    const stop = (): void => reject(new Error('there was no answer in time'));
    this.context.signal.addEventListener('abort', stop, { once: true });
    broken.catch(() => undefined);
    try {
      await Promise.race([this.talk(envelope, content), broken]);
    } catch (error) {
      throw this.failureOf(error as SmtpError);
    } finally {
      this.context.signal.removeEventListener('abort', stop);
      this.connection.close();
    }
  }

  private async talk(envelope: Envelope, content: Buffer): Promise<void> {
    const { user, password } = this.config;
    await called((done) => this.connection.connect(done));
    if (user !== undefined) {
      await called((done) => this.connection.login({ user, pass: password ?? '' }, done));
    }
    await called((done) => this.connection.send(envelope, this.watched(content), done));
  }

  /** The content as a stream that is read only after the server requests it. */
  private watched(content: Buffer): Readable {
    const read = (): Buffer[] => {
      this.isContentSent = true;
      return [content];
    };
    return Readable.from(lazily(read), { objectMode: false });
  }

  private failureOf(error: SmtpError): ProviderFailure {
    const { responseCode, code } = error;
    const reason = error.message.slice(0, 300);
    if (responseCode === undefined && this.isContentSent) {
      return new ProviderFailure('upstream_error', `the mail server did not confirm the message: ${reason}`);
    }
    if (responseCode !== undefined && responseCode >= 400 && responseCode < 500) {
      return new ProviderFailure('rate_limited', `the mail server asks for a later try: ${reason}`, {
        isTransient: true,
      });
    }
    if (code === 'EAUTH' || code === 'ETLS' || responseCode === 530 || responseCode === 535) {
      return new ProviderFailure('misconfigured', `the mail server refused the connection: ${reason}`);
    }
    if (responseCode !== undefined) {
      return new ProviderFailure('invalid_input', `the mail server refused the message: ${reason}`);
    }
    // It cannot be reached.
    return new ProviderFailure('rate_limited', `the mail server did not take the message: ${reason}`);
  }
}

/** A call of nodemailer with a callback, as a promise. */
function called(call: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    call((error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Values that are requested when they are read. */
function* lazily<T>(read: () => Iterable<T>): Generator<T> {
  yield* read();
}
