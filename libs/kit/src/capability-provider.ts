import { Injectable, type Type, applyDecorators } from '@nestjs/common';
import type { ConfigSlice } from '@capstan/platform-core';
import type { Caller } from './caller.js';
import type { JobContext } from './job-context.js';

/** The context of a call to a provider. */
export interface CallContext {
  /** Aborts when the attempt's share of the deadline ends or the client disconnects. */
  readonly signal: AbortSignal;
  /** Milliseconds that this attempt may take. */
  readonly timeoutMs: number;
  readonly requestId: string;
  /** Absent for calls of the service itself. */
  readonly caller?: Caller;
  /** The job, where the capability runs as one. */
  readonly job?: JobContext;
}

/** Serves one capability from one upstream. `P` are the validated parameters, `R` the capability's result. */
export interface CapabilityProvider<P extends object = object, R extends object = object> {
  /** False excludes it from the waterfall, e.g. while its key is not set. */
  isConfigured(): boolean;
  /** False excludes it from this call, e.g. a news archive from a search for papers; absent: it supports any call. */
  supports?(params: P): boolean;
  /** One attempt. @throws ProviderFailure with the class of the failure; AppError for an invalid request. */
  call(params: P, context: CallContext): Promise<R>;
}

/** Metadata of a provider. */
export interface ProviderInfo {
  /** Name in `providers_tried`, `<CAPABILITY>_PROVIDERS` and the variables `<NAME>_API_KEY`, `<NAME>_BASE_URL`. */
  name: string;
  title: string;
  homepage?: string;
  /** Configuration slice, if any. */
  config?: ConfigSlice;
  /**
   * Whether failures are about the URL that the caller chose, not about the provider (a direct fetch); the breaker of
   * such a provider never opens.
   */
  failuresAreTargets?: boolean;
  /** Enabled only if `<CAPABILITY>_PROVIDERS` lists it, e.g. because the operator must accept its terms. */
  isOptIn?: boolean;
}

const INFO = Symbol('capstan:provider');

/** Marks a class as a provider and makes it injectable. */
export function DefineProvider(info: ProviderInfo): ClassDecorator {
  return applyDecorators(Injectable(), (target: object) => Reflect.defineMetadata(INFO, info, target));
}

/** Returns the ProviderInfo of a class marked with DefineProvider. @throws Error when it is not marked. */
export function providerInfoOf(provider: Type<CapabilityProvider>): ProviderInfo {
  const info = Reflect.getMetadata(INFO, provider) as ProviderInfo | undefined;
  if (!info) throw new Error(`${provider.name} lacks @DefineProvider({ name, title })`);
  return info;
}
