import { Logger } from '@nestjs/common';
import { FairSemaphore, currentAccount } from '@capstan/platform-core';
import type { z } from 'zod';
import type { ModelClient } from './model-client.js';
import { ModelFault } from './model.fault.js';
import { ModelRest } from './model-rest.js';
import { type ModelAnswer, type ModelRequest, Models, type TurnAnswer, type TurnRequest } from './models.js';
import { type ModelFailure, ModelsError } from './models.error.js';
import { ObjectAnswers } from './object-answer.js';
import { type Answer, textAnswer } from './text-answer.js';
import { LONGEST_TIMER_MS, withinSlice } from './time-slice.js';
import { TurnCall } from './turn-call.js';

const DEFAULT_CONCURRENCY = 16;

/** While other models wait behind it, one gets this part of the time that is left. */
const SLICE = 0.6;

interface Candidate {
  readonly client: ModelClient;
  readonly rest: ModelRest;
}

type Answerer<T> = (
  client: ModelClient,
  signal: AbortSignal,
  failures: readonly ModelFailure[],
) => Promise<Answer<T>>;

/**
 * Asks the models in order. One that rests is passed over, and when all rest nobody is asked: whoever uses
 * models can do without, and should learn so at once.
 */
export class WaterfallModels extends Models {
  private readonly logger = new Logger('Models');
  private readonly candidates: readonly Candidate[];
  private readonly objects = new ObjectAnswers();
  /** Fair to all accounts: a vendor's rate limit, or the one graphics card of a server, is shared by all. */
  private readonly places: FairSemaphore;

  /** @param now wall clock in milliseconds. @param concurrency questions at a time. */
  constructor(
    clients: readonly ModelClient[],
    private readonly now: () => number = Date.now,
    concurrency: number = DEFAULT_CONCURRENCY,
  ) {
    super();
    this.places = new FairSemaphore(concurrency);
    this.candidates = clients.map((client) => ({ client, rest: new ModelRest(now) }));
  }

  override isConfigured(): boolean {
    return this.candidates.length > 0;
  }

  override text(request: ModelRequest): Promise<ModelAnswer<string>> {
    return this.ask(request, (client, signal) => textAnswer(client, request, signal));
  }

  override object<T>(request: ModelRequest & { schema: z.ZodType<T> }): Promise<ModelAnswer<T>> {
    return this.ask(request, (client, signal) => this.objects.answer(client, request, signal));
  }

  override async turn(request: TurnRequest): Promise<TurnAnswer> {
    const call = new TurnCall(request);
    try {
      const { value, provider, model } = await this.ask(
        request,
        (client, signal, failures) => call.answer(client, signal, failures),
        (client, fault) => call.failed(client, fault),
      );
      const finish = value.calls.length > 0 ? 'calls' : 'stop';
      return { provider, model, message: value, usage: call.usage, finish };
    } catch (error) {
      throw error instanceof ModelsError ? new ModelsError(error.failures, call.usage) : error;
    }
  }

  private async ask<T>(
    request: Pick<ModelRequest, 'signal' | 'timeoutMs'>,
    answer: Answerer<T>,
    onFault?: (client: ModelClient, fault: ModelFault) => void,
  ): Promise<ModelAnswer<T>> {
    request.signal.throwIfAborted();
    const endsAtMs = performance.now() + request.timeoutMs;
    const leave = this.isAnyAwake()
      ? (this.places.tryAcquire(currentAccount()) ?? (await this.enter(request)))
      : undefined;
    try {
      return await this.askInOrder({ signal: request.signal, endsAtMs }, answer, onFault);
    } finally {
      leave?.();
    }
  }

  private isAnyAwake(from: number = 0): boolean {
    return this.candidates.slice(from).some(({ rest }) => rest.current() === undefined);
  }

  /** Waits for a place for one question, within its time. @throws ModelsError when none becomes free. */
  private async enter({ signal, timeoutMs }: Pick<ModelRequest, 'signal' | 'timeoutMs'>) {
    const patience = AbortSignal.timeout(Math.min(timeoutMs, LONGEST_TIMER_MS));
    try {
      return await this.places.acquire(AbortSignal.any([signal, patience]));
    } catch (error) {
      signal.throwIfAborted();
      if (!patience.aborted) throw error;
      const detail = 'not asked: no place became free in time (LLM_CONCURRENCY)';
      throw new ModelsError(
        this.candidates.map(({ client: { provider } }) => ({ provider, reason: 'timeout', detail })),
      );
    }
  }

  private async askInOrder<T>(
    { signal: caller, endsAtMs }: { signal: AbortSignal; endsAtMs: number },
    answer: Answerer<T>,
    onFault?: (client: ModelClient, fault: ModelFault) => void,
  ): Promise<ModelAnswer<T>> {
    const failures: ModelFailure[] = [];
    for (const [index, { client, rest }] of this.candidates.entries()) {
      const { provider, model } = client;
      const resting = rest.current();
      if (resting) {
        failures.push({
          provider,
          reason: resting.reason,
          detail: `not asked again for ${resting.leftSeconds} s`,
          retryAfterSeconds: resting.leftSeconds,
        });
        continue;
      }
      const askedAtMs = this.now();
      const startedAtMs = performance.now();
      const leftMs = Math.max(1, endsAtMs - startedAtMs);
      const othersWait = this.isAnyAwake(index + 1);
      try {
        const given = await withinSlice(caller, othersWait ? leftMs * SLICE : leftMs, (signal) =>
          answer(client, signal, [...failures]),
        );
        rest.answered(askedAtMs);
        this.logAnswer(client, startedAtMs, given.usage);
        return { ...given, provider, model };
      } catch (error) {
        if (caller.aborted || !(error instanceof ModelFault)) throw error;
        rest.failed(error);
        onFault?.(client, error);
        this.logFault(client, startedAtMs, error);
        const wait = rest.current()?.leftSeconds;
        failures.push({
          provider,
          reason: error.reason,
          detail: error.message,
          ...(wait === undefined ? {} : { retryAfterSeconds: wait }),
        });
        if (performance.now() >= endsAtMs) break;
      }
    }
    throw new ModelsError(failures);
  }

  private logAnswer(
    { provider, model }: ModelClient,
    startedAtMs: number,
    usage: Answer<unknown>['usage'],
  ): void {
    this.logger.debug({
      msg: 'a language model answered',
      provider,
      model,
      duration_ms: Math.round(performance.now() - startedAtMs),
      input_tokens: usage.inputTokens,
      output_tokens: usage.outputTokens,
    });
  }

  /** What the operator has to mend is a warning; the rest is everyday life. */
  private logFault({ provider, model }: ModelClient, startedAtMs: number, fault: ModelFault): void {
    const { reason, message, status } = fault;
    const entry = {
      msg: `a language model failed: ${message}`,
      provider,
      model,
      reason,
      ...(status === undefined ? {} : { status }),
      duration_ms: Math.round(performance.now() - startedAtMs),
    };
    if (reason === 'misconfigured' || reason === 'quota_exhausted') this.logger.warn(entry);
    else this.logger.log(entry);
  }
}
