import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
} from '@capstan/capability-kit';
import { lookUpJson } from '../../../vendors/look-up-json.js';
import type { EmailsParams } from '../../emails.params.js';
import type { EmailsResult } from '../../emails.result.js';
import { noEmail, toEmailsResult } from '../../found-email.js';
import { findymailConfig } from './findymail.config.js';
import { findymailFailure, fromFindymail, toFindymailRequest } from './findymail.mapper.js';

/** Findymail; it is paid for a verified address only. */
@DefineProvider({
  name: 'findymail',
  title: 'Findymail',
  homepage: 'https://app.findymail.com/docs/',
  config: findymailConfig,
})
export class FindymailProvider implements CapabilityProvider<EmailsParams, EmailsResult> {
  constructor(
    @Inject(findymailConfig.token) private readonly config: ConfigOf<typeof findymailConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return this.config.apiKey !== undefined;
  }

  async call(params: EmailsParams, { signal, timeoutMs }: CallContext): Promise<EmailsResult> {
    const found = await lookUpJson(
      this.outbound,
      {
        method: 'POST',
        url: `${this.config.baseUrl}/api/search/name`,
        headers: { authorization: `Bearer ${this.config.apiKey ?? ''}` },
        json: toFindymailRequest(params),
        maxRedirects: 0,
        signal,
        timeoutMs,
      },
      { title: 'Findymail', failureOf: findymailFailure, read: fromFindymail },
    );
    return found ? toEmailsResult(params, found) : noEmail();
  }
}
