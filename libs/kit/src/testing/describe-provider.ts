/* oxlint-disable vitest/valid-title -- providers and cases bring their titles */
import { inspect } from 'node:util';
import type { Type } from '@nestjs/common';
import { describe, expect, it, vi } from 'vitest';
import { type CapabilityProvider, providerInfoOf } from '../capability-provider.js';
import { type ExpectedEnd, expectEnd } from './expect-end.js';
import { type BenchCall, type BenchSetUp, ProviderBench } from './provider-bench.js';
import type { StatedAnswer } from './stated-answer.js';
import { type ExpectedFailure, type UnusualFaults, usualFaults } from './usual-faults.js';

/** A call, what the vendor must be asked, and how the call must end. */
export interface ProviderCase<P extends object> extends BenchCall<P>, ExpectedEnd {
  /** What it shows, as a plain statement. */
  title: string;
  /** The time of day, as an ISO date; default: now. */
  at?: string;
}

/** What a provider must do. */
export interface ProviderSpec<P extends object, R extends object> extends BenchSetUp<P> {
  /** Variables without which it is left out; default: none. */
  needs?: readonly string[];
  /** Calls that it serves, and calls that it leaves to others. */
  serves?: readonly Partial<P>[];
  declines?: readonly Partial<P>[];
  /** Fixture of an answer that is a result. */
  ok: string;
  /** Fields in which that answer differs, and those of the result that follow. */
  readings?: readonly (readonly [changes: object, like: object])[];
  /** What nothing looks like: the result, and the answers that mean it. */
  nothing?: {
    like: object;
    when: readonly (readonly [title: string, answer: ProviderCase<P>['answer'], params?: Partial<P>])[];
  };
  /** Answers that mean a failure here. */
  faults?: readonly (readonly [title: string, answer: StatedAnswer, failure: ExpectedFailure])[];
  /** Faults that any vendor may have and that mean something else here than they usually do. */
  unusual?: UnusualFaults;
  cases?: readonly ProviderCase<P>[];
  /** Further tests, for what a table cannot say. */
  more?: (bench: ProviderBench<P, R>) => void;
}

/** Tests of a provider: those that any vendor needs, and its own. Call it at the top of a spec. */
export function describeProvider<P extends object, R extends object>(
  provider: Type<CapabilityProvider<P, R>>,
  spec: ProviderSpec<P, R>,
): void {
  const bench = new ProviderBench<P, R>(provider, spec);
  const { needs = [], serves = [], declines = [] } = spec;

  describe(providerInfoOf(provider).title, () => {
    it(needs.length === 0 ? 'needs no variable' : `is left out without ${needs.join(' or ')}`, () => {
      const unset = (names: readonly string[]) => Object.fromEntries(names.map((one) => [one, undefined]));
      const others = bench.variables.filter((variable) => !needs.includes(variable));
      expect(bench.provider(unset(others)).isConfigured()).toBe(true);
      for (const needed of needs) expect(bench.provider(unset([needed])).isConfigured(), needed).toBe(false);
    });

    it.each(serves.map((params) => [params]))('serves %j', (params) => {
      expect(bench.provider().supports?.(bench.params(params)) ?? true).toBe(true);
    });

    it.each(declines.map((params) => [params]))('does not serve %j', (params) => {
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
      title: `finds nothing when ${title}`,
      answer,
      params,
      like: nothing?.like,
    })),
    ...[...faults, ...usualFaults(unusual, spec)].map(([title, answer, failure]) => ({
      title: `classes ${title}`,
      answer,
      failure,
    })),
  ];
}
