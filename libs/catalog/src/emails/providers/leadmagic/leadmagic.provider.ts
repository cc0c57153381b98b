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
import { leadmagicConfig } from './leadmagic.config.js';
import { fromLeadmagic, toLeadmagicRequest } from './leadmagic.mapper.js';

/** LeadMagic; a credit for each address. */
@DefineProvider({
  name: 'leadmagic',
  title: 'LeadMagic',
  homepage: 'https://leadmagic.io/docs',
  config: leadmagicConfig,
})
export class LeadmagicProvider implements CapabilityProvider<EmailsParams, EmailsResult> {
  constructor(
    @Inject(leadmagicConfig.token) private readonly config: ConfigOf<typeof leadmagicConfig>,
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
        url: `${this.config.baseUrl}/v1/people/email-finder`,
        headers: { 'x-api-key': this.config.apiKey ?? '' },
        json: toLeadmagicRequest(params),
        maxRedirects: 0,
        signal,
        timeoutMs,
      },
      { title: 'LeadMagic', read: fromLeadmagic },
    );
    return found ? toEmailsResult(params, found) : noEmail();
  }
}
