import type { Type } from '@nestjs/common';
import { FakeOutboundClient, type ScriptedAnswer } from '@capstan/platform-testing';
import type { OutboundRequest } from '@capstan/platform-outbound';
import { AppError } from '@capstan/platform-core';
import { type CapabilityProvider, providerInfoOf } from '../capability-provider.js';
import { failureForError } from '../failure-for-error.js';
import type { ProviderFailure } from '../provider-failure.js';
import { type StatedAnswer, scriptedAnswer } from './stated-answer.js';

/** Value of every variable that has no default and is not a URL; no failure may contain it. */
export const SECRET = 'k-for-tests';

/** Environment variables that differ from those of the bench; undefined: not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Shared set-up of the specs of a provider. */
export interface BenchSetUp<P extends object> {
  /** `import.meta.dirname` of the spec, next to the folder `fixtures`. */
  fixtures: string;
  /** Default parameters of a call. */
  params: P;
  env?: Environment;
  /** The services of the declaration's `uses`, in that order. */
  services?: (outbound: FakeOutboundClient) => readonly unknown[];
  /** Creates a provider that is not declared, from its configuration. */
  create?: (config: never, outbound: FakeOutboundClient) => CapabilityProvider<P>;
}

/** One call. */
export interface BenchCall<P extends object> {
  params?: Partial<P>;
  env?: Environment;
  /** Responses in order; the last one is repeated. */
  answer?: StatedAnswer | readonly StatedAnswer[] | ((request: OutboundRequest) => StatedAnswer);
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** The end of a call: a result or a failure. */
export interface BenchEnd<R extends object> {
  requests: OutboundRequest[];
  result: R | undefined;
  failure: ProviderFailure | AppError | undefined;
}

/** A provider with a scripted vendor, configured by its own variables. */
export class ProviderBench<P extends object, R extends object> {
  constructor(
    private readonly type: Type<CapabilityProvider<P, R>>,
    private readonly setUp: BenchSetUp<P>,
  ) {}

  /** The variables without a default that the set-up does not set. */
  get variables(): string[] {
    const shape = Object.entries(providerInfoOf(this.type).config?.shape ?? {});
    return shape.filter(([, schema]) => schema.parse(undefined) === undefined).map(([name]) => name);
  }

  provider(
    env: Environment = {},
    outbound: FakeOutboundClient = new FakeOutboundClient(() => ({})),
  ): CapabilityProvider<P, R> {
    const { create, services = () => [] } = this.setUp;
    const config = this.config(env);
    if (create) return create(config as never, outbound) as CapabilityProvider<P, R>;
    return new this.type(config, outbound, ...services(outbound));
  }

  params(fields: Partial<P> = {}): P {
    const { params } = this.setUp;
    return Object.assign(Object.create(Object.getPrototypeOf(params) as object), params, fields) as P;
  }

  /** Creates a provider for several calls, with its recorded requests. */
  open({ env, answer = {}, timeoutMs = 5000, signal }: Omit<BenchCall<P>, 'params'>) {
    const outbound: FakeOutboundClient = new FakeOutboundClient((request) =>
      this.answerTo(request, outbound.requests.length, answer),
    );
    const context = { signal: signal ?? new AbortController().signal, timeoutMs, requestId: 'r1' };
    return { provider: this.provider(env, outbound), requests: outbound.requests, context };
  }

  /** Makes one call; does not throw. */
  async call({ params, ...options }: BenchCall<P>): Promise<BenchEnd<R>> {
    const { provider, requests, context } = this.open(options);
    const end = { requests, result: undefined, failure: undefined };
    try {
      return { ...end, result: await provider.call(this.params(params), context) };
    } catch (error) {
      return { ...end, failure: error instanceof AppError ? error : failureForError(error) };
    }
  }

  private answerTo(
    request: OutboundRequest,
    count: number,
    answer: NonNullable<BenchCall<P>['answer']>,
  ): ScriptedAnswer {
    const all = typeof answer === 'function' ? [answer(request)] : [answer].flat();
    const stated = all[Math.min(count, all.length) - 1] as StatedAnswer;
    return scriptedAnswer(stated, this.setUp.fixtures);
  }

  private config(env: Environment): unknown {
    const slice = providerInfoOf(this.type).config;
    const stated: Environment = { ...this.setUp.env, ...env };
    const parsed = Object.entries(slice?.shape ?? {}).map(([name, schema]) => [
      name,
      schema.parse(name in stated ? stated[name] : usualValue(name, schema.parse(undefined))),
    ]);
    return slice?.read(Object.fromEntries(parsed) as Record<string, unknown>);
  }
}

/** Intervals are 0, so that no rate limit delays a test. */
function usualValue(name: string, byDefault: unknown): string | undefined {
  if (name.endsWith('_INTERVAL_MS')) return '0';
  if (byDefault !== undefined) return undefined;
  return name.endsWith('_URL') ? 'https://vendor.example' : SECRET;
}
