import { Logger } from '@nestjs/common';
import { FairSemaphore, SLOTS, type SlotOwner, type Slots, currentAccount } from '@capstan/platform-core';
import type { z } from 'zod';
import type { ModelClient } from '../client/model-client.js';
import { type ObservedModelCall, modelCallOperation } from './model-call-operation.js';
import { ModelCallError } from '../contract/model-call.error.js';
import { ModelCooldown } from './model-cooldown.js';
import {
  type ModelAnswer,
  type ModelRequest,
  Models,
  type TurnAnswer,
  type TurnRequest,
} from '../contract/models.js';
import { type ModelFailure, ModelsError } from '../contract/models.error.js';
import { ObjectAnswers } from '../calls/object-answer.js';
import { Spending } from '../calls/spending.js';
import { type Answer, textAnswer } from '../calls/text-answer.js';
import { LONGEST_TIMER_MS, withinSlice } from '../calls/time-slice.js';
import { TurnCall } from '../calls/turn-call.js';
import type { TokenUsage } from '../contract/usage.js';

const DEFAULT_CONCURRENCY = 16;

/** The share of the remaining time that a model gets while there are others after it. */
const SLICE = 0.6;

interface Candidate {
  readonly client: ModelClient;
  readonly cooldown: ModelCooldown;
}

/** An answer, with the usage of its own request only. */
type Answered<T> = Omit<ModelAnswer<T>, 'usage'> & Answer<T>;

type Answerer<T> = (
  client: ModelClient,
  signal: AbortSignal,
  failures: readonly ModelFailure[],
) => Promise<Answer<T>>;

/**
 * Tries the models in order. Models that are cooling down are skipped; when all are, the call fails at once,
 * because callers can work without a model.
 */
export class WaterfallModels extends Models implements SlotOwner {
  private readonly logger = new Logger('Models');
  private readonly candidates: readonly Candidate[];
  private readonly objects = new ObjectAnswers();
  /** Fair to all accounts, because they share a vendor's rate limit or the one graphics card of a server. */
  private readonly slots: FairSemaphore;

  /** @param now clock in milliseconds. @param concurrency requests at a time. */
  constructor(
    clients: readonly ModelClient[],
    private readonly now: () => number = Date.now,
    concurrency: number = DEFAULT_CONCURRENCY,
  ) {
    super();
    this.slots = new FairSemaphore(concurrency);
    this.candidates = clients.map((client) => ({ client, cooldown: new ModelCooldown(now) }));
  }

  get [SLOTS](): Slots {
    return { resource: 'model_requests', places: this.slots };
  }

  override isConfigured(): boolean {
    return this.candidates.length > 0;
  }

  override text(request: ModelRequest): Promise<ModelAnswer<string>> {
    return this.counted(request, (client, signal, onUsage) => textAnswer(client, request, signal, onUsage));
  }

  override object<T>(request: ModelRequest & { schema: z.ZodType<T> }): Promise<ModelAnswer<T>> {
    return this.counted(request, (client, signal, onUsage) =>
      this.objects.answer(client, request, signal, onUsage),
    );
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

  /** Asks, and adds up the usage of all attempts. @throws ModelsError with that usage. */
  private async counted<T>(
    request: ModelRequest,
    answer: (
      client: ModelClient,
      signal: AbortSignal,
      onUsage: (usage: TokenUsage) => void,
    ) => Promise<Answer<T>>,
  ): Promise<ModelAnswer<T>> {
    const spending = new Spending();
    try {
      const given = await this.ask(request, (client, signal) =>
        answer(client, signal, (used) => spending.add(client, used)),
      );
      return { ...given, usage: spending.total };
    } catch (error) {
      throw error instanceof ModelsError ? new ModelsError(error.failures, spending.total) : error;
    }
  }

  private async ask<T>(
    request: Pick<ModelRequest, 'signal' | 'timeoutMs'>,
    answer: Answerer<T>,
    onFault?: (client: ModelClient, fault: ModelCallError) => void,
  ): Promise<Answered<T>> {
    request.signal.throwIfAborted();
    const endsAtMs = performance.now() + request.timeoutMs;
    const leave = this.isAnyAvailable()
      ? (this.slots.tryAcquire(currentAccount()) ?? (await this.enter(request)))
      : undefined;
    try {
      return await this.tryInOrder({ signal: request.signal, endsAtMs }, answer, onFault);
    } finally {
      leave?.();
    }
  }

  private isAnyAvailable(from: number = 0): boolean {
    return this.candidates.slice(from).some(({ cooldown }) => cooldown.current() === undefined);
  }

  /** Waits for a slot, within the timeout of the request. @throws ModelsError when none becomes free. */
  private async enter({ signal, timeoutMs }: Pick<ModelRequest, 'signal' | 'timeoutMs'>) {
    const timeout = AbortSignal.timeout(Math.min(timeoutMs, LONGEST_TIMER_MS));
    try {
      return await this.slots.acquire(AbortSignal.any([signal, timeout]));
    } catch (error) {
      signal.throwIfAborted();
      if (!timeout.aborted) throw error;
      const detail = 'not tried: no slot became free in time (LLM_CONCURRENCY)';
      throw new ModelsError(
        this.candidates.map(({ client: { provider } }) => ({ provider, reason: 'timeout', detail })),
      );
    }
  }

  private async tryInOrder<T>(
    { signal: caller, endsAtMs }: { signal: AbortSignal; endsAtMs: number },
    answer: Answerer<T>,
    onFault?: (client: ModelClient, fault: ModelCallError) => void,
  ): Promise<Answered<T>> {
    const failures: ModelFailure[] = [];
    for (const [index, { client, cooldown }] of this.candidates.entries()) {
      const { provider, model } = client;
      const coolingDown = cooldown.current();
      if (coolingDown) {
        failures.push({
          provider,
          reason: coolingDown.reason,
          detail: `cooling down for ${coolingDown.remainingSeconds} s`,
          retryAfterSeconds: coolingDown.remainingSeconds,
        });
        continue;
      }
      const askedAtMs = this.now();
      const startedAtMs = performance.now();
      const leftMs = Math.max(1, endsAtMs - startedAtMs);
      const othersWait = this.isAnyAvailable(index + 1);
      try {
        const observed: ObservedModelCall = { provider, model };
        const given = await modelCallOperation.run(observed, () =>
          withinSlice(caller, othersWait ? leftMs * SLICE : leftMs, async (signal) => {
            const answered = await answer(client, signal, [...failures]);
            observed.usage = answered.usage;
            return answered;
          }),
        );
        cooldown.succeeded(askedAtMs);
        this.logAnswer(client, startedAtMs, given.usage);
        return { ...given, provider, model, failures };
      } catch (error) {
        if (caller.aborted || !(error instanceof ModelCallError)) throw error;
        cooldown.failed(error);
        onFault?.(client, error);
        this.logFault(client, startedAtMs, error);
        const wait = cooldown.current()?.remainingSeconds;
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

  /** Failures that the operator must fix are warnings; others are routine. */
  private logFault({ provider, model }: ModelClient, startedAtMs: number, fault: ModelCallError): void {
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
