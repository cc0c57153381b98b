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
import { reoonConfig } from './reoon.config.js';
import { fromReoon, reoonFailure } from './reoon.mapper.js';

/** Reoon Email Verifier, in the mode that asks the mailbox. */
@DefineProvider({
  name: 'reoon',
  title: 'Reoon',
  homepage: 'https://emailverifier.reoon.com/api-docs/',
  config: reoonConfig,
})
export class ReoonProvider implements CapabilityProvider<VerifyEmailParams, VerifyEmailResult> {
  constructor(
    @Inject(reoonConfig.token) private readonly config: ConfigOf<typeof reoonConfig>,
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
        url: `${baseUrl}/api/v1/verify?${new URLSearchParams({ email: address, key: apiKey ?? '', mode: 'power' }).toString()}`,
      }),
      { title: 'Reoon', failureOf: reoonFailure, read: fromReoon },
      context,
    );
  }
}
