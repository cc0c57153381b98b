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
import { reacherConfig } from './reacher.config.js';
import { fromReacher } from './reacher.mapper.js';

/** The operator's own Reacher, which asks mail servers themselves; it needs port 25 or a proxy. */
@DefineProvider({
  name: 'reacher',
  title: 'Reacher',
  homepage: 'https://github.com/reacherhq/check-if-email-exists',
  config: reacherConfig,
})
export class ReacherProvider implements CapabilityProvider<VerifyEmailParams, VerifyEmailResult> {
  constructor(
    @Inject(reacherConfig.token) private readonly config: ConfigOf<typeof reacherConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return this.config.baseUrl !== undefined;
  }

  supports({ email }: VerifyEmailParams): boolean {
    return isAddress(email);
  }

  call({ email }: VerifyEmailParams, context: CallContext): Promise<VerifyEmailResult> {
    const { apiKey, baseUrl = '' } = this.config;
    return askVerifier(
      this.outbound,
      email,
      (address) => ({
        method: 'POST',
        url: `${baseUrl}/v1/check_email`,
        ...(apiKey === undefined ? {} : { headers: { authorization: apiKey } }),
        json: { to_email: address },
      }),
      { title: 'Reacher', read: fromReacher },
      context,
    );
  }
}
