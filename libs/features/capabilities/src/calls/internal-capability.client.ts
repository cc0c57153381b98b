import { Injectable } from '@nestjs/common';
import { type CallContext, CapabilityClient, type CapabilityClientResult } from '@capstan/kit';
import { validateParams } from '@capstan/platform-http';
import { CapabilityRegistry } from '../registry/capability-registry.js';
import { Waterfall } from '../waterfall/waterfall.js';
import { WaterfallFailure } from '../waterfall/waterfall-failure.js';

/**
 * Calls one capability from another, through the same waterfall. The outer call pays and is the only one
 * logged.
 */
@Injectable()
export class InternalCapabilityClient extends CapabilityClient {
  constructor(
    private readonly registry: CapabilityRegistry,
    private readonly waterfall: Waterfall,
  ) {
    super();
  }

  override async call(
    name: string,
    params: object,
    context: CallContext,
  ): Promise<CapabilityClientResult | null> {
    const capability = this.registry.get(name);
    const validParams = validateParams(capability.definition.params, params, { nullIsAbsent: true });
    try {
      const { requestId, signal, timeoutMs, caller } = context;
      const call = { requestId, signal, timeoutMs, caller };
      const { outcome, result, provider } = await this.waterfall.run(capability, validParams, call);
      return outcome === 'ok' ? { result, provider } : null;
    } catch (error) {
      throw error instanceof WaterfallFailure ? error.error : error;
    }
  }
}
