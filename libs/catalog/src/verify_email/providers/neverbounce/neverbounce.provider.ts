import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
} from '@capstan/capability-kit';
import { askVerifier, isAddress } from '../../ask-verifier.js';
import type { VerifyEmailParams } from '../../verify-email.params.js';
import type { VerifyEmailResult } from '../../verify-email.result.js';
import { neverbounceConfig } from './neverbounce.config.js';
import { fromNeverbounce, neverbounceFailure } from './neverbounce.mapper.js';

/** NeverBounce. */
@DefineProvider({
  name: 'neverbounce',
  title: 'NeverBounce',
  homepage: 'https://developers.neverbounce.com',
  config: neverbounceConfig,
})
export class NeverbounceProvider implements CapabilityProvider<VerifyEmailParams, VerifyEmailResult> {
  constructor(
    @Inject(neverbounceConfig.token) private readonly config: ConfigOf<typeof neverbounceConfig>,
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
        url: `${baseUrl}/v4/single/check?${new URLSearchParams({ key: apiKey ?? '', email: address, timeout: '10' }).toString()}`,
      }),
      { title: 'NeverBounce', failureOf: neverbounceFailure, read: fromNeverbounce },
      context,
    );
  }
}
