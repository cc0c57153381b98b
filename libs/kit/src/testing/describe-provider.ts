/* oxlint-disable vitest/valid-title -- providers and cases bring their titles */
import { inspect } from 'node:util';
import type { Type } from '@nestjs/common';
import { describe, expect, it, vi } from 'vitest';
import { type CapabilityProvider, providerInfoOf } from '../capability-provider.js';
import { type ExpectedEnd, expectEnd } from './expect-end.js';
import { type BenchCall, type BenchSetUp, ProviderBench } from './provider-bench.js';
import type { StatedAnswer } from './stated-answer.js';
import { type ExpectedFailure, type UncommonFailures, commonFailures } from './common-failures.js';

/** A call, the expected request to the vendor, and the expected end of the call. */
export interface ProviderCase<P extends object> extends BenchCall<P>, ExpectedEnd {
  /** What it shows, as a plain statement. */
  title: string;
  /** Current time, as an ISO date; default: now. */
  at?: string;
}

/** The expected behavior of a provider. */
export interface ProviderSpec<P extends object, R extends object> extends BenchSetUp<P> {
  /** Variables that must be set; default: none. */
  needs?: readonly string[];
  /** Calls that it supports, and calls that it does not. */
  serves?: readonly Partial<P>[];
  declines?: readonly Partial<P>[];
  /** Fixture of a successful response. */
  ok: string;
  /** Changes to that response, and the expected fields of the result. */
  readings?: readonly (readonly [changes: object, like: object])[];
  /** The empty result, and the responses that mean it. */
  nothing?: {
    like: object;
    when: readonly (readonly [title: string, answer: ProviderCase<P>['answer'], params?: Partial<P>])[];
  };
  /** Responses that are failures of this vendor. */
  faults?: readonly (readonly [title: string, answer: StatedAnswer, failure: ExpectedFailure])[];
  /** Usual failures of vendors that have another outcome here. */
  unusual?: UncommonFailures;
  cases?: readonly ProviderCase<P>[];
  /** Further tests, for what a table cannot express. */
  more?: (bench: ProviderBench<P, R>) => void;
}

/**
 * Tests of a provider: those that apply to any vendor, and its own. Call it at the top level of a spec. Variables without a
 * default are `k-for-tests`, which no failure may contain.
 */
export function describeProvider<P extends object, R extends object>(
  provider: Type<CapabilityProvider<P, R>>,
  spec: ProviderSpec<P, R>,
): void {
  const bench = new ProviderBench<P, R>(provider, spec);
  const { needs = [], serves = [], declines = [] } = spec;

  describe(providerInfoOf(provider).title, () => {
    it(needs.length === 0 ? 'needs no variable' : `is not configured without ${needs.join(' or ')}`, () => {
      const unset = (names: readonly string[]) => Object.fromEntries(names.map((one) => [one, undefined]));
      const others = bench.variables.filter((variable) => !needs.includes(variable));
      expect(bench.provider(unset(others)).isConfigured()).toBe(true);
      for (const needed of needs) expect(bench.provider(unset([needed])).isConfigured(), needed).toBe(false);
    });

    it.each(serves.map((params) => [params]))('supports %j', (params) => {
      expect(bench.provider().supports?.(bench.params(params)) ?? true).toBe(true);
    });

    it.each(declines.map((params) => [params]))('does not support %j', (params) => {
      expect(bench.provider().supports?.(bench.params(params))).toBe(false);
    });

    it.each(casesOf(spec).map((one) => [one.title, one] as const))('%s', async (_, one) => {
      if (one.at !== undefined) vi.useFakeTimers({ now: Date.parse(one.at), toFake: ['Date'] });
      try {
        expectEnd(await bench.call(one), one);
      } finally {
        vi.useRealTimers();
      }
    });

    spec.more?.(bench);
  });
}

function casesOf<P extends object, R extends object>(spec: ProviderSpec<P, R>): ProviderCase<P>[] {
  const { ok, readings = [], nothing, faults = [], unusual = {}, cases = [] } = spec;
  return [
    ...cases,
    ...readings.map(([changes, like]) => ({
      title: `reads ${inspect(changes, { depth: 5, breakLength: Infinity })}`,
      answer: { fixture: ok, with: changes },
      like,
    })),
    ...(nothing?.when ?? []).map(([title, answer, params]) => ({
      title: `returns the empty result when ${title}`,
      answer,
      params,
      like: nothing?.like,
    })),
    ...[...faults, ...commonFailures(unusual, spec)].map(([title, answer, failure]) => ({
      title: `classes ${title}`,
      answer,
      failure,
    })),
  ];
}
