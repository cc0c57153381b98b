import { Inject, Injectable, Logger, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { type MessageTransport, refusalOf, transportInfoOf } from '@capstan/kit';
import { type Mail, SiteMail } from './site-mail.js';

const TIMEOUT_MS = 20_000;

/** Injection token of the classes of message transports that may send the e-mail of sites. */
export const SITE_MAIL_TRANSPORTS = Symbol('site-mail-transports');

/** Sends e-mail by the first configured message transport; by the next one if that refuses it. */
@Injectable()
export class TransportSiteMail extends SiteMail {
  private readonly logger = new Logger('SiteMail');

  constructor(
    @Inject(SITE_MAIL_TRANSPORTS) private readonly types: readonly Type<MessageTransport>[],
    private readonly moduleRef: ModuleRef,
  ) {
    super();
  }

  override get isAvailable(): boolean {
    return this.transports().length > 0;
  }

  override async send(mail: Mail): Promise<boolean> {
    const message = {
      ...mail,
      accountId: '',
      channel: 'email',
      service: null,
      markdown: null,
      html: null,
      // Keeps out-of-office replies away (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
      attachments: [],
    } as const;
    for (const transport of this.transports()) {
      const context = {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        timeoutMs: TIMEOUT_MS,
        requestId: mail.id,
      };
      try {
        await transport.call(message, context);
        return true;
      } catch (error) {
        this.logger.warn({ msg: 'an e-mail of a site was not sent', cause: String(error) });
        // Without a refusal it may have been accepted: another transport would send it twice.
        if (!refusalOf(error)) return false;
      }
    }
    return false;
  }

  private transports(): MessageTransport[] {
    return this.types
      .map((type) => this.moduleRef.get<MessageTransport>(type, { strict: false }))
      .filter((transport) => transport.isConfigured());
  }
}

/** Those that send e-mail. */
export const mailTransportsAmong = (types: readonly Type<MessageTransport>[]): Type<MessageTransport>[] =>
  types.filter((type) => transportInfoOf(type).channel === 'email');
