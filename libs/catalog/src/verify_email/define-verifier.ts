import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  OutboundClient,
  type OutboundRequest,
  type ProviderConfig,
  ProviderFailure,
  type ProviderInfo,
  type VendorDialect,
  type defineProviderConfig,
  exchangeJson,
} from '@capstan/kit';
import { emailAddressOf } from '../text/email-address.js';
import { type EmailVerdict, toVerification } from './email-verdict.js';
import type { VerifyEmailParams } from './verify-email.params.js';
import type { VerifyEmailResult } from './verify-email.result.js';

/** A vendor that checks one address by one question to its JSON interface. */
interface Verifier extends VendorDialect<EmailVerdict>, Pick<ProviderInfo, 'name' | 'homepage'> {
  config: ReturnType<typeof defineProviderConfig>;
  /** What has to be configured for it to be asked; absent: the key. */
  needs?: keyof ProviderConfig;
  /** @param config with an empty text in the place of what is not configured. */
  request: (
    config: Readonly<Record<keyof ProviderConfig, string>>,
    email: string,
  ) => Omit<OutboundRequest, 'signal' | 'timeoutMs'>;
}

/** The provider that asks a vendor. It serves what is an address: the others nobody has to be asked about. */
export function defineVerifier({
  name,
  homepage,
  config: slice,
  needs = 'apiKey',
  request,
  ...dialect
}: Verifier): new (
  config: ProviderConfig,
  outbound: OutboundClient,
) => Required<CapabilityProvider<VerifyEmailParams, VerifyEmailResult>> {
  @DefineProvider({ name, title: dialect.title, homepage, config: slice })
  class VerifierProvider implements CapabilityProvider<VerifyEmailParams, VerifyEmailResult> {
    constructor(
      @Inject(slice.token) private readonly config: ProviderConfig,
      private readonly outbound: OutboundClient,
    ) {}

    isConfigured(): boolean {
      return this.config[needs] !== undefined;
    }

    supports({ email }: VerifyEmailParams): boolean {
      return emailAddressOf(email) !== undefined;
    }

    /** @throws ProviderFailure; OutboundError. */
    async call({ email }: VerifyEmailParams, { signal, timeoutMs }: CallContext): Promise<VerifyEmailResult> {
      const address = emailAddressOf(email);
      if (!address) throw new ProviderFailure('invalid_input', 'email is no address');
      const { apiKey = '', baseUrl = '' } = this.config;
      const asked = { maxRedirects: 0, ...request({ apiKey, baseUrl }, address.text), signal, timeoutMs };
      return toVerification(address, await exchangeJson(this.outbound, asked, dialect));
    }
  }
  return VerifierProvider;
}
