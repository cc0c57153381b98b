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
import { prospeoConfig } from './prospeo.config.js';
import { fromProspeo, isNoMatch, prospeoFailure, toProspeoRequest } from './prospeo.mapper.js';

/** Prospeo; a credit for each match with a verified address. */
@DefineProvider({
  name: 'prospeo',
  title: 'Prospeo',
  homepage: 'https://prospeo.io/api-docs',
  config: prospeoConfig,
})
export class ProspeoProvider implements CapabilityProvider<EmailsParams, EmailsResult> {
  constructor(
    @Inject(prospeoConfig.token) private readonly config: ConfigOf<typeof prospeoConfig>,
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
        url: `${this.config.baseUrl}/enrich-person`,
        headers: { 'x-key': this.config.apiKey ?? '' },
        json: toProspeoRequest(params),
        maxRedirects: 0,
        signal,
        timeoutMs,
      },
      { title: 'Prospeo', failureOf: prospeoFailure, isUnknown: isNoMatch, read: fromProspeo },
    );
    return found ? toEmailsResult(params, found) : noEmail();
  }
}
