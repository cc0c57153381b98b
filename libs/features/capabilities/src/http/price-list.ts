import { Injectable } from '@nestjs/common';
import { sha256 } from '@capstan/platform-core';
import { CapabilityRegistry } from '../registry/capability-registry.js';
import type { RegisteredCapability } from '../registry/registered-capability.js';
import type { CapabilityListResult, CapabilityResult } from './capabilities.result.js';

/** Result of GET /v1/capabilities. It depends only on the configuration, so it is created once. */
@Injectable()
export class PriceList {
  private made: { result: CapabilityListResult; etag: string } | undefined;

  constructor(private readonly registry: CapabilityRegistry) {}

  get result(): CapabilityListResult {
    return this.make().result;
  }

  /** Weak: the envelopes of the same list differ in their request ids. */
  get etag(): string {
    return this.make().etag;
  }

  private make(): { result: CapabilityListResult; etag: string } {
    if (!this.made) {
      const result = { capabilities: this.registry.all().map(toResult) };
      const digest = sha256(JSON.stringify(result)).toString('base64url');
      this.made = { result, etag: `W/"${digest.slice(0, 27)}"` };
    }
    return this.made;
  }
}

function toResult({ definition, credits, providers }: RegisteredCapability): CapabilityResult {
  const listed = providers.map(({ info, provider }) => ({
    name: info.name,
    title: info.title,
    configured: provider.isConfigured(),
  }));
  return {
    name: definition.name,
    title: definition.title,
    summary: definition.summary,
    path: `/v1/${definition.path}`,
    credits: typeof credits === 'number' ? { default: credits } : { ...credits },
    credits_per: definition.unit?.name ?? null,
    available: listed.some(({ configured }) => configured),
    providers: listed,
  };
}
