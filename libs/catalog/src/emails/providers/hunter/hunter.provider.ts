import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
} from '@capstan/capability-kit';
import { hunterConfig } from '../../../vendors/hunter/hunter.config.js';
import { hunterFailure, hunterPending, hunterRefusal } from '../../../vendors/hunter/hunter.vendor.js';
import { lookUpJson } from '../../../vendors/look-up-json.js';
import type { EmailsParams } from '../../emails.params.js';
import type { EmailsResult } from '../../emails.result.js';
import { noEmail, toEmailsResult } from '../../found-email.js';
import { fromHunter, toHunterQuery } from './hunter.mapper.js';

/** What `max_duration` may be, in seconds. */
const DURATION = { least: 3, most: 20 } as const;

/** Hunter's finder; it is paid for an address only. */
@DefineProvider({
  name: 'hunter',
  title: 'Hunter',
  homepage: 'https://hunter.io/api-documentation',
  config: hunterConfig,
})
export class HunterProvider implements CapabilityProvider<EmailsParams, EmailsResult> {
  constructor(
    @Inject(hunterConfig.token) private readonly config: ConfigOf<typeof hunterConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return this.config.apiKey !== undefined;
  }

  async call(params: EmailsParams, { signal, timeoutMs }: CallContext): Promise<EmailsResult> {
    const seconds = Math.min(DURATION.most, Math.max(DURATION.least, Math.floor(timeoutMs / 1000) - 1));
    const found = await lookUpJson(
      this.outbound,
      {
        url: `${this.config.baseUrl}/v2/email-finder?${toHunterQuery(params, seconds)}`,
        headers: { 'x-api-key': this.config.apiKey ?? '' },
        maxRedirects: 0,
        signal,
        timeoutMs,
      },
      {
        title: 'Hunter',
        failureOf: (response) =>
          hunterRefusal(response) ?? hunterPending(response) ?? hunterFailure(response),
        read: fromHunter,
      },
    );
    return found ? toEmailsResult(params, found) : noEmail();
  }
}
