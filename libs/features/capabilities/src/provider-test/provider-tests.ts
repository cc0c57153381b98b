import { Injectable } from '@nestjs/common';
import { AppError, type Capability, type CapabilityExample, failureForError } from '@capstan/kit';
import { NotFoundError } from '@capstan/platform-core';
import { FixedWindows, validateParams } from '@capstan/platform-http';
import { CapabilityRegistry } from '../registry/capability-registry.js';
import type { RegisteredProvider } from '../registry/registered-capability.js';
import { untilAborted } from '../waterfall/provider-attempts.js';
import type { ProviderTest, TestOutcome } from './provider-test.js';
import { testSummary } from './test-summary.js';
import { TooManyProviderTestsError } from './too-many-provider-tests.error.js';

const TESTS_A_MINUTE = 6;
const MINUTE_MS = 60_000;
const TIMEOUT_MS = 20_000;
const MAX_WINDOWS = 1000;

interface Example {
  title: string;
  params: object;
}

/**
 * Calls single providers for the operator, with an example of their capability. A test is free, is not in the request log,
 * and changes neither breakers nor statistics: one call says little about calls of other kinds.
 */
@Injectable()
export class ProviderTests {
  private readonly windows = new FixedWindows(MAX_WINDOWS);

  constructor(private readonly registry: CapabilityRegistry) {}

  /**
   * @param call its signal aborts when the operator disconnects.
   * @throws UnknownCapabilityError, NotFoundError, TooManyProviderTestsError
   */
  async run(
    capability: string,
    name: string,
    call: { requestId: string; signal: AbortSignal },
  ): Promise<ProviderTest> {
    const { definition, providers } = this.registry.get(capability);
    const candidate = definition.isFeature ? undefined : providers.find(({ info }) => info.name === name);
    if (!candidate) {
      throw new NotFoundError('The provider', 'GET /v1/admin/providers lists the providers by capability.');
    }
    this.count(candidate.id);
    if (!candidate.provider.isConfigured()) return untested('not_configured', candidate);
    const example = exampleFor(definition, candidate);
    if (!example) return untested('not_testable', candidate);
    return callOnce(definition, candidate, example, call);
  }

  private count(id: string): void {
    const { hits, endsAtMs } = this.windows.hit(id, MINUTE_MS);
    if (hits <= TESTS_A_MINUTE) return;
    throw new TooManyProviderTestsError(
      TESTS_A_MINUTE,
      Math.max(1, Math.ceil((endsAtMs - Date.now()) / 1000)),
    );
  }
}

const variablesOf = ({ info }: RegisteredProvider): string[] => Object.keys(info.config?.shape ?? {});

const untested = (outcome: TestOutcome, candidate: RegisteredProvider): ProviderTest => ({
  outcome,
  durationMs: 0,
  summary: testSummary(outcome, variablesOf(candidate)),
  detail: null,
  example: null,
});

/** The first example that the provider serves. Jobs are too long for a test. */
function exampleFor(definition: Capability, { type, provider }: RegisteredProvider): Example | undefined {
  if (definition.runs === 'as-job') return undefined;
  return definition.examples
    .map(({ title, params }: CapabilityExample<object>) => ({
      title,
      params: validateParams(definition.params, params, { path: '', nullIsAbsent: true }),
    }))
    .find(
      ({ params }) => (definition.mayServe?.(type, params) ?? true) && (provider.supports?.(params) ?? true),
    );
}

async function callOnce(
  definition: Capability,
  candidate: RegisteredProvider,
  { title, params }: Example,
  { requestId, signal: clientSignal }: { requestId: string; signal: AbortSignal },
): Promise<ProviderTest> {
  const startedAtMs = performance.now();
  const signal = AbortSignal.any([clientSignal, AbortSignal.timeout(TIMEOUT_MS)]);
  const ended = (outcome: TestOutcome, detail: string | null): ProviderTest => ({
    outcome,
    durationMs: Math.round(performance.now() - startedAtMs),
    summary: testSummary(outcome, variablesOf(candidate)),
    detail,
    example: title,
  });
  try {
    const context = { signal, timeoutMs: TIMEOUT_MS, requestId };
    const result = await untilAborted(candidate.provider.call(params, context), signal);
    return ended(definition.accept(result, params), null);
  } catch (error) {
    if (clientSignal.aborted) return ended('cancelled', null);
    if (error instanceof AppError) return ended('invalid_input', error.message);
    const { outcome, message } = failureForError(error);
    return ended(outcome, message);
  }
}
