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
import { zerobounceConfig } from './zerobounce.config.js';
import { fromZerobounce, zerobounceFailure } from './zerobounce.mapper.js';

/** ZeroBounce. */
@DefineProvider({
  name: 'zerobounce',
  title: 'ZeroBounce',
  homepage: 'https://www.zerobounce.net/docs/',
  config: zerobounceConfig,
})
export class ZerobounceProvider implements CapabilityProvider<VerifyEmailParams, VerifyEmailResult> {
  constructor(
    @Inject(zerobounceConfig.token) private readonly config: ConfigOf<typeof zerobounceConfig>,
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
        url: `${baseUrl}/v2/validate?${new URLSearchParams({ api_key: apiKey ?? '', email: address, ip_address: '' }).toString()}`,
      }),
      { title: 'ZeroBounce', failureOf: zerobounceFailure, read: fromZerobounce },
      context,
    );
  }
}
