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
import { kickboxConfig } from './kickbox.config.js';
import { fromKickbox, kickboxFailure } from './kickbox.mapper.js';

/** Kickbox. */
@DefineProvider({
  name: 'kickbox',
  title: 'Kickbox',
  homepage: 'https://docs.kickbox.com',
  config: kickboxConfig,
})
export class KickboxProvider implements CapabilityProvider<VerifyEmailParams, VerifyEmailResult> {
  constructor(
    @Inject(kickboxConfig.token) private readonly config: ConfigOf<typeof kickboxConfig>,
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
        url: `${baseUrl}/v2/verify?${new URLSearchParams({ email: address, timeout: '10000' }).toString()}`,
        headers: { authorization: `token ${apiKey ?? ''}` },
      }),
      { title: 'Kickbox', failureOf: kickboxFailure, read: fromKickbox },
      context,
    );
  }
}
