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
import { bouncerConfig } from './bouncer.config.js';
import { fromBouncer } from './bouncer.mapper.js';

/** Bouncer. */
@DefineProvider({
  name: 'bouncer',
  title: 'Bouncer',
  homepage: 'https://docs.usebouncer.com',
  config: bouncerConfig,
})
export class BouncerProvider implements CapabilityProvider<VerifyEmailParams, VerifyEmailResult> {
  constructor(
    @Inject(bouncerConfig.token) private readonly config: ConfigOf<typeof bouncerConfig>,
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
        url: `${baseUrl}/v1.1/email/verify?${new URLSearchParams({ email: address, timeout: '10' }).toString()}`,
        headers: { 'x-api-key': apiKey ?? '' },
      }),
      { title: 'Bouncer', read: fromBouncer },
      context,
    );
  }
}
