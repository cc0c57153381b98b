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
import { millionverifierConfig } from './millionverifier.config.js';
import { fromMillionverifier, millionverifierFailure } from './millionverifier.mapper.js';

/** MillionVerifier; among the cheapest. */
@DefineProvider({
  name: 'millionverifier',
  title: 'MillionVerifier',
  homepage: 'https://developer.millionverifier.com',
  config: millionverifierConfig,
})
export class MillionverifierProvider implements CapabilityProvider<VerifyEmailParams, VerifyEmailResult> {
  constructor(
    @Inject(millionverifierConfig.token) private readonly config: ConfigOf<typeof millionverifierConfig>,
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
        url: `${baseUrl}/api/v3/?${new URLSearchParams({ api: apiKey ?? '', email: address, timeout: '10' }).toString()}`,
      }),
      { title: 'MillionVerifier', failureOf: millionverifierFailure, read: fromMillionverifier },
      context,
    );
  }
}
