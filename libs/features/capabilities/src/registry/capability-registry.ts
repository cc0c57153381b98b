import { Inject, Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import {
  type Capability,
  type CapabilityConfig,
  type CapabilityFinisher,
  type CapabilityProvider,
  capabilityConfigOf,
  providerInfoOf,
} from '@capstan/kit';
import { UnknownCapabilityError } from '../errors/unknown-capability.error.js';
import { CapabilityJobs } from './capability-jobs.js';
import type { RegisteredCapability, RegisteredProvider } from './registered-capability.js';

/** Injection token of the capability definitions of this process. */
export const CATALOG = Symbol('capabilities:catalog');

/** Injection token: whether calls are made in this process. A check of providers only looks at them. */
export const TAKES_CALLS = Symbol('capabilities:takes-calls');

/**
 * All capabilities of this process by name.
 *
 * A definition names the classes of its providers, its finisher and its configuration; the instances come from
 * `ModuleRef` once all modules are initialized. A factory that injects them would be a cycle, because some providers inject
 * the client of capabilities, which injects this registry. `DiscoveryService` would find every provider of the process by
 * its decorator, whereas the definitions already name their own in order.
 */
@Injectable()
export class CapabilityRegistry implements OnModuleInit {
  private readonly byName = new Map<string, RegisteredCapability>();

  constructor(
    @Inject(CATALOG) private readonly catalog: readonly Capability[],
    private readonly moduleRef: ModuleRef,
    @Inject(TAKES_CALLS) private readonly takesCalls: boolean,
  ) {}

  onModuleInit(): void {
    for (const definition of this.catalog) {
      if (this.byName.has(definition.name)) throw new Error(`duplicate capability name ${definition.name}`);
      this.byName.set(definition.name, this.register(definition));
    }
  }

  /** In catalog order. */
  all(): RegisteredCapability[] {
    return [...this.byName.values()];
  }

  /** @throws UnknownCapabilityError with the names that exist. */
  get(name: string): RegisteredCapability {
    const capability = this.byName.get(name);
    if (!capability) throw new UnknownCapabilityError(name, [...this.byName.keys()]);
    return capability;
  }

  private get jobs(): CapabilityJobs | undefined {
    return this.takesCalls ? this.moduleRef.get(CapabilityJobs, { strict: false }) : undefined;
  }

  private register(definition: Capability): RegisteredCapability {
    const config: CapabilityConfig = this.moduleRef.get(capabilityConfigOf(definition).token, {
      strict: false,
    });
    const providers = definition.providers.map((type) => this.resolve(definition, type));
    const { providerOrder, credits, ...policy } = config;
    const ordered = providerOrder.flatMap((name) => providers.filter(({ info }) => info.name === name));
    const { finisher } = definition;
    return {
      definition,
      credits,
      policy,
      providers: ordered,
      finisher: finisher && this.moduleRef.get<CapabilityFinisher>(finisher, { strict: false }),
      jobs: definition.runs === 'as-job' ? this.jobs : undefined,
    };
  }

  private resolve(definition: Capability, type: Type<CapabilityProvider>): RegisteredProvider {
    const info = providerInfoOf(type);
    const provider = this.moduleRef.get<CapabilityProvider>(type, { strict: false });
    return { info, type, provider, id: `${definition.name}:${info.name}` };
  }
}
