import { Injectable, type Type, applyDecorators } from '@nestjs/common';
import type { ConfigSlice } from '@capstan/platform-core';
import type { Caller } from './caller.js';
import type { JobContext } from './job-context.js';

/** What a provider knows of the call it serves. */
export interface CallContext {
  /** Aborts when the attempt's slice of the deadline ends or the caller hangs up. */
  readonly signal: AbortSignal;
  /** Milliseconds this attempt may take. */
  readonly timeoutMs: number;
  readonly requestId: string;
  /** Absent where the service calls on its own behalf. */
  readonly caller?: Caller;
  /** The job, where the capability runs as one. */
  readonly job?: JobContext;
}

/** Serves one capability by one upstream. `P` are the validated parameters, `R` the capability's result. */
export interface CapabilityProvider<P extends object = object, R extends object = object> {
  /** False leaves it out of the waterfall, e.g. while its key is absent. */
  isConfigured(): boolean;
  /** False leaves it out of this one call, e.g. a news archive asked for papers; absent: it serves any call. */
  supports?(params: P): boolean;
  /** One attempt. @throws ProviderFailure with the class of the failure; AppError for the caller's fault. */
  call(params: P, context: CallContext): Promise<R>;
}

/** What a provider states about itself. */
export interface ProviderInfo {
  /** Name in `providers_tried`, `<CAPABILITY>_PROVIDERS` and the variables `<NAME>_API_KEY`, `<NAME>_BASE_URL`. */
  name: string;
  title: string;
  homepage?: string;
  /** Its slice of the configuration, if it reads any. */
  config?: ConfigSlice;
  /**
   * Its failures tell about the address the caller chose, not about itself (a direct fetch); its breaker
   * never opens.
   */
  failuresAreTargets?: boolean;
  /** Serves only where `<CAPABILITY>_PROVIDERS` names it, e.g. because its terms are for the operator to weigh. */
  isOptIn?: boolean;
}

const INFO = Symbol('capstan:provider');

/** Marks a class as a provider and makes it injectable. */
export function DefineProvider(info: ProviderInfo): ClassDecorator {
  return applyDecorators(Injectable(), (target: object) => Reflect.defineMetadata(INFO, info, target));
}

/** The ProviderInfo of a class marked with DefineProvider. @throws Error when it is not marked. */
export function providerInfoOf(provider: Type<CapabilityProvider>): ProviderInfo {
  const info = Reflect.getMetadata(INFO, provider) as ProviderInfo | undefined;
  if (!info) throw new Error(`${provider.name} lacks @DefineProvider({ name, title })`);
  return info;
}
