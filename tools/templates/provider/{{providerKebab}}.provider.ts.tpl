import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  ProviderFailure,
  failureForStatus,
} from '@capstan/kit';
import type { {{paramsClass}} } from '../../{{capabilityKebab}}.params.js';
import type { {{resultClass}} } from '../../{{capabilityKebab}}.result.js';
import { {{providerCamel}}Config } from './{{providerKebab}}.config.js';
import { from{{providerPascal}}, to{{providerPascal}}Request } from './{{providerKebab}}.mapper.js';

/** An upstream that takes and answers JSON. */
@DefineProvider({ name: '{{providerSnake}}', title: '{{providerTitle}}', config: {{providerCamel}}Config })
export class {{providerPascal}}Provider implements CapabilityProvider<{{paramsClass}}, {{resultClass}}> {
  constructor(
    @Inject({{providerCamel}}Config.token) private readonly config: ConfigOf<typeof {{providerCamel}}Config>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return this.config.baseUrl !== undefined;
  }

  async call(params: {{paramsClass}}, { signal, timeoutMs }: CallContext): Promise<{{resultClass}}> {
    const { apiKey, baseUrl } = this.config;
    const response = await this.outbound.request({
      url: `${baseUrl}/{{capabilitySnake}}`,
      method: 'POST',
      headers: { accept: 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      json: to{{providerPascal}}Request(params),
      signal,
      timeoutMs,
    });
    const failure = failureForStatus(response);
    if (failure) throw failure;
    const result = from{{providerPascal}}(response.json());
    if (!result) throw new ProviderFailure('upstream_error', 'the answer is not one of {{providerTitle}}');
    return result;
  }
}
