import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  OutboundClient,
  type OutboundRequest,
  type ProviderConfig,
  type ProviderInfo,
  type defineProviderConfig,
} from '@capstan/kit';
import { type LookUpDialect, lookUpJson } from '../vendors/look-up-json.js';
import type { EmailsParams } from './emails.params.js';
import type { EmailsResult } from './emails.result.js';
import { type FoundEmail, noEmail, toEmailsResult } from './found-email.js';

/** A vendor that finds the address of a person by one question to its JSON interface, with a key. */
interface Finder extends LookUpDialect<FoundEmail | null>, Pick<ProviderInfo, 'name' | 'homepage'> {
  config: ReturnType<typeof defineProviderConfig>;
  request: (
    config: Readonly<Record<keyof ProviderConfig, string>>,
    params: EmailsParams,
    context: CallContext,
  ) => Omit<OutboundRequest, 'signal' | 'timeoutMs'>;
}

/** The provider that asks a vendor. */
export function defineFinder({
  name,
  homepage,
  config: slice,
  request,
  ...dialect
}: Finder): new (
  config: ProviderConfig,
  outbound: OutboundClient,
) => CapabilityProvider<EmailsParams, EmailsResult> {
  @DefineProvider({ name, title: dialect.title, homepage, config: slice })
  class FinderProvider implements CapabilityProvider<EmailsParams, EmailsResult> {
    constructor(
      @Inject(slice.token) private readonly config: ProviderConfig,
      private readonly outbound: OutboundClient,
    ) {}

    isConfigured(): boolean {
      return this.config.apiKey !== undefined;
    }

    /** @throws ProviderFailure; OutboundError. */
    async call(params: EmailsParams, context: CallContext): Promise<EmailsResult> {
      const { apiKey = '', baseUrl = '' } = this.config;
      const { signal, timeoutMs } = context;
      const asked = { maxRedirects: 0, ...request({ apiKey, baseUrl }, params, context), signal, timeoutMs };
      const found = await lookUpJson(this.outbound, asked, dialect);
      return found ? toEmailsResult(params, found) : noEmail();
    }
  }
  return FinderProvider;
}
