import { type OnApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Operation, runForAccount } from '@capstan/platform-core';
import { asAppError } from '@capstan/platform-http';
import { ClientClosedError } from '../errors/client-closed.error.js';
import { Waterfall } from '../waterfall/waterfall.js';
import { WaterfallFailure } from '../waterfall/waterfall-failure.js';
import { CallAdmission } from './call-admission.js';
import { IdempotencyClaims } from './idempotency-claims.js';
import { type Served, CallSettlement } from './call-settlement.js';
import { type PricedCall, metadataOf, priceCall } from './priced-call.js';
import type { CapabilityAnswer, CapabilityCall } from './capability-call.js';
import { type AssignWork, DurableCalls } from './durable-calls.js';
import { type HandedOverWork, handedOverWorkOf, startedWorkOf } from '../registry/registered-capability.js';
import { ResponseCache, hitOf } from './response-cache.js';
import { startWork } from './start-work.js';
import { USAGE_CLOCK } from './usage-clock.js';

/** A paid call as observers see it. Fails with an AppError. */
export interface ObservedCall {
  readonly capability: string;
  readonly requestId: string;
  /** Set at the end of a call that was answered: it got the stored answer of an earlier one. */
  isReplayed?: boolean;
  /** Charged; set at the end of a call that was answered. */
  credits?: number;
}

/** A call of a capability, from its price to its answer; durable work may continue after it. */
export const callOperation = new Operation<ObservedCall>('capability.call');

/** Runs a paid call: price, Idempotency-Key, admission and hold, work, charge or release. */
@Injectable()
export class CallExecutor implements OnApplicationShutdown {
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    private readonly claims: IdempotencyClaims,
    private readonly cache: ResponseCache,
    private readonly admission: CallAdmission,
    private readonly waterfall: Waterfall,
    private readonly durable: DurableCalls,
    private readonly settlement: CallSettlement,
    @Inject(USAGE_CLOCK) private readonly usageClock: () => number,
  ) {}

  /** @throws AppError for every failure. Failures are never charged. */
  execute(call: CapabilityCall): Promise<CapabilityAnswer> {
    return this.observe(call, async (observed) => {
      const answer = await this.answer(call);
      observed.isReplayed = answer.replayed;
      observed.credits = call.context.creditsUsed;
      return answer;
    });
  }

  /**
   * Starts the durable work of a call that a job makes, and does not wait for it.
   * @param assign writes in the transaction that starts the work. @throws AppError; the call is then free.
   */
  start(call: CapabilityCall, work: HandedOverWork, assign: AssignWork): Promise<void> {
    return this.observe(call, () => this.begin(priceCall(call, this.usageClock), work, assign));
  }

  /** Calls of disconnected clients may still be in release when the last connection closes. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }

  private async observe<T>(
    { capability, context, principal }: CapabilityCall,
    run: (observed: ObservedCall) => Promise<T>,
  ): Promise<T> {
    const observed: ObservedCall = {
      capability: capability.definition.name,
      requestId: context.requestId,
    };
    const end = runForAccount(principal.accountId, () => callOperation.run(observed, () => run(observed)));
    this.underWay.add(end);
    try {
      return await end;
    } finally {
      this.underWay.delete(end);
    }
  }

  private async answer(call: CapabilityCall): Promise<CapabilityAnswer> {
    const priced = priceCall(call, this.usageClock);
    const earlier = priced.mark && (await this.claims.earlierAnswer(priced, priced.mark));
    if (earlier) return earlier;
    const work = handedOverWorkOf(call.capability);
    return work?.provider.isDurable(call.params) ? this.handOver(priced, work) : this.run(priced);
  }

  /** Serves, charges and answers the call in this process. */
  private async run(call: PricedCall): Promise<CapabilityAnswer> {
    try {
      const hit = this.cache.find(call);
      if (hit) {
        return {
          envelope: await this.settlement.repeat(call, hit),
          replayed: false,
          cached: hitOf(call, hit),
        };
      }
      await this.admission.admit(call);
      const served = await call.usage.run(() => this.serve(call));
      if (call.signal.aborted) throw new WaterfallFailure(new ClientClosedError(), served.attempts);
      const envelope = await this.settlement.succeed(call, served);
      return { envelope, replayed: false, cached: this.cache.keep(call, served) };
    } catch (error) {
      throw await this.settlement.fail(call, error);
    }
  }

  private serve(call: PricedCall): Promise<Served> {
    const work = startedWorkOf(call.capability);
    if (work) return startWork(call, work);
    const { accountId, credential, spendingGroupId, creditCap } = call.principal;
    return this.waterfall.run(call.capability, call.params, {
      requestId: call.context.requestId,
      signal: call.signal,
      startedAtMs: call.context.startedAtMs,
      caller: {
        accountId,
        keyId: credential.id,
        spending: {
          groupId: spendingGroupId,
          capCredits: creditCap,
          onExtraCharge: (credits) => {
            call.extraCredits += credits;
          },
        },
      },
    });
  }

  private async begin(call: PricedCall, work: HandedOverWork, assign?: AssignWork): Promise<void> {
    try {
      if (call.capability.jobs) this.waterfall.checkServable(call.capability, call.params);
      await this.admission.admit(call);
      await this.durable.handOver(call, work, assign);
    } catch (error) {
      throw await this.settlement.fail(call, error);
    }
  }

  /**
   * After the hand-over the work owns the hold: this process must not release it, even if a later step fails.
   */
  private async handOver(call: PricedCall, work: HandedOverWork): Promise<CapabilityAnswer> {
    await this.begin(call, work);
    try {
      return await this.durable.answer(call, work);
    } catch (error) {
      const tried =
        error instanceof WaterfallFailure ? error.attempts : work.names.map((provider) => ({ provider }));
      call.context.metadata = metadataOf(call, tried, null);
      throw asAppError(error instanceof WaterfallFailure ? error.error : error);
    }
  }
}
