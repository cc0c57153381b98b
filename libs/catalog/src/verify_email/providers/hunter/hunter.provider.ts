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
import { askVerifier, isAddress } from '../../ask-verifier.js';
import type { VerifyEmailParams } from '../../verify-email.params.js';
import type { VerifyEmailResult } from '../../verify-email.result.js';
import { fromHunter } from './hunter.mapper.js';

/** Hunter's verifier. */
@DefineProvider({
  name: 'hunter',
  title: 'Hunter',
  homepage: 'https://hunter.io/api-documentation',
  config: hunterConfig,
})
export class HunterProvider implements CapabilityProvider<VerifyEmailParams, VerifyEmailResult> {
  constructor(
    @Inject(hunterConfig.token) private readonly config: ConfigOf<typeof hunterConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return this.config.apiKey !== undefined;
  }

  supports({ email }: VerifyEmailParams): boolean {
    return isAddress(email);
  }

  call({ email }: VerifyEmailParams, context: CallContext): Promise<VerifyEmailResult> {
    const { apiKey, baseUrl } = this.config;
    return askVerifier(
      this.outbound,
      email,
      (address) => ({
        url: `${baseUrl}/v2/email-verifier?${new URLSearchParams({ email: address }).toString()}`,
        headers: { 'x-api-key': apiKey ?? '' },
      }),
      {
        title: 'Hunter',
        failureOf: (response) =>
          hunterRefusal(response) ?? hunterPending(response) ?? hunterFailure(response),
        read: fromHunter,
      },
      context,
    );
  }
}
