import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
} from '@capstan/capability-kit';
import { apolloConfig } from '../../../vendors/apollo/apollo.config.js';
import { lookUpJson } from '../../../vendors/look-up-json.js';
import type { EmailsParams } from '../../emails.params.js';
import type { EmailsResult } from '../../emails.result.js';
import { noEmail, toEmailsResult } from '../../found-email.js';
import { fromApollo, toApolloQuery } from './apollo.mapper.js';

/** Apollo's people; a credit for each. Personal addresses are never asked for. */
@DefineProvider({
  name: 'apollo',
  title: 'Apollo',
  homepage: 'https://docs.apollo.io',
  config: apolloConfig,
})
export class ApolloProvider implements CapabilityProvider<EmailsParams, EmailsResult> {
  constructor(
    @Inject(apolloConfig.token) private readonly config: ConfigOf<typeof apolloConfig>,
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
        url: `${this.config.baseUrl}/api/v1/people/match?${toApolloQuery(params)}`,
        headers: { 'x-api-key': this.config.apiKey ?? '' },
        maxRedirects: 0,
        signal,
        timeoutMs,
      },
      { title: 'Apollo', read: fromApollo },
    );
    return found ? toEmailsResult(params, found) : noEmail();
  }
}
