import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { HoldsService } from '@capstan/credits';
import { AppError, runForAccount, UsageMeter } from '@capstan/platform-core';
import { RenderedEnvelope, asAppError } from '@capstan/platform-http';
import { ClientClosedError } from '../errors/client-closed.error.js';
import { IdempotencyInProgressError } from '../errors/idempotency-in-progress.error.js';
import { type CachedAnswer, ResponseCache } from '../cache/response-cache.js';
import { type EarlierCall, IdempotencyService } from '../idempotency/idempotency.service.js';
import type { IdempotencyMark } from '../idempotency/idempotency-mark.js';
import { FailureBudget } from '../failure-budget/failure-budget.js';
import { CallJournal } from '../journal/call-journal.js';
import { priceOf } from '../registry/registered-capability.js';
import { Waterfall, type WaterfallResult } from '../waterfall/waterfall.js';
import { WaterfallFailure } from '../waterfall/waterfall-failure.js';
import type { CapabilityAnswer, CapabilityCall } from './capability-call.js';
import { createCallId } from './create-call-id.js';
import { DurableCalls, type DurableServer, durableServerOf } from './durable-calls.js';
import {
  type PricedCall,
  checkCap,
  metadataOf,
  openRecordOf,
  priceApplied,
  waterfallCallOf,
  shownMetadata,
} from './priced-call.js';
import { USAGE_CLOCK } from './usage-clock.js';

/** The path of a paid call (docs/adr/0004-credits.md): claim, hold, waterfall, settle or release, envelope. */
@Injectable()
export class CapabilityCalls implements OnApplicationShutdown {
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly holds: HoldsService,
    private readonly waterfall: Waterfall,
    private readonly journal: CallJournal,
    private readonly cache: ResponseCache,
    private readonly durable: DurableCalls,
    private readonly failures: FailureBudget,
    @Inject(USAGE_CLOCK) private readonly usageClock: () => number,
  ) {}

  /** @throws AppError for every failure; none of them is charged. */
  async execute(call: CapabilityCall): Promise<CapabilityAnswer> {
    const answer = runForAccount(call.principal.accountId, () => this.answer(call));
    this.underWay.add(answer);
    try {
      return await answer;
    } finally {
      this.underWay.delete(answer);
    }
  }

  /** Calls whose callers hung up are still being released when the last connection is closed. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }

  private async answer(call: CapabilityCall): Promise<CapabilityAnswer> {
    const priced = this.price(call);
    const server = durableServerOf(call.capability);
    if (priced.mark) {
      const earlier = await this.earlier(priced, priced.mark, server);
      if (earlier) return earlier;
    }
    return server ? this.begin(priced, server) : this.run(priced);
  }

  /** The answer of an earlier call with the same key; undefined when the key is now this call's. */
  private async earlier(
    call: PricedCall,
    mark: IdempotencyMark,
    server: DurableServer | undefined,
  ): Promise<CapabilityAnswer | undefined> {
    for (;;) {
      const earlier = await this.claim(call, mark);
      if (!earlier) return undefined;
      if ('answer' in earlier) {
        return { envelope: new RenderedEnvelope(earlier.answer), replayed: true };
      }
      if (!server) throw new IdempotencyInProgressError();
      const joined = await this.durable.join(call, server, earlier.workId);
      if (joined) return joined;
    }
  }

  /** From the hand-over on the call is the work's: nothing of it is released here, nor by what fails around it. */
  private async begin(call: PricedCall, server: DurableServer): Promise<CapabilityAnswer> {
    try {
      this.checkFailures(call);
      checkCap(call);
      if (call.price > 0) await this.hold(call);
      if (call.signal.aborted) throw new ClientClosedError();
      await this.durable.handOver(call, server);
    } catch (error) {
      throw await this.fail(call, error);
    }
    try {
      return await this.durable.answer(call, server);
    } catch (error) {
      call.context.metadata = metadataOf(call, [{ provider: server.name }], null);
      throw asAppError(error);
    }
  }

  private price(call: CapabilityCall): PricedCall {
    const { definition } = call.capability;
    const mode = definition.mode(call.params);
    const price = priceOf(call.capability, mode);
    const id = createCallId(Date.now());
    const { idempotencyKey: key, route } = call;
    const mark =
      key === undefined ? undefined : { callId: id, accountId: call.principal.accountId, route, key };
    return {
      ...call,
      id,
      mode,
      price,
      mark,
      heldCredits: 0,
      atCharge: [],
      usage: new UsageMeter(this.usageClock),
    };
  }

  /** A claim whose outcome is unknown (the connection broke while it was committed) is given up again. */
  private async claim(call: PricedCall, mark: IdempotencyMark): Promise<EarlierCall | undefined> {
    try {
      // `/v1/agent` is one route for every capability.
      const request = { capability: call.capability.definition.name, params: call.sentParams };
      return await this.idempotency.begin(mark, request);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw await this.fail(call, error);
    }
  }

  private async run(call: PricedCall): Promise<CapabilityAnswer> {
    try {
      const cached = this.cached(call);
      if (cached) return await this.repeat(call, cached);
      this.checkFailures(call);
      // Only now: the stored answer of an earlier call costs nothing, whatever the price.
      checkCap(call);
      if (call.price > 0) await this.hold(call);
      if (call.signal.aborted) throw new ClientClosedError();
      const result = await call.usage.run(() =>
        this.waterfall.run(call.capability, call.params, waterfallCallOf(call)),
      );
      if (call.signal.aborted) throw new WaterfallFailure(new ClientClosedError(), result.attempts);
      return { envelope: await this.succeed(call, result), replayed: false, ...this.keep(call, result) };
    } catch (error) {
      throw await this.fail(call, error);
    }
  }

  private async hold(call: PricedCall): Promise<void> {
    call.heldCredits = call.price;
    try {
      await this.holds.reserve({
        id: call.id,
        accountId: call.principal.accountId,
        keyId: call.principal.keyId,
        spendingGroupId: call.principal.spendingGroupId,
        amountCredits: call.price,
        keyCapCredits: call.principal.creditCap,
        details: {
          requestId: call.context.requestId,
          capability: call.capability.definition.name,
          route: call.route,
          mode: call.mode,
        },
      });
    } catch (error) {
      // A refusal is a verdict: nothing is held. After any other error nobody knows.
      if (error instanceof AppError) call.heldCredits = 0;
      throw error;
    }
  }

  private cached({ capability, principal, params, cacheWish }: PricedCall): CachedAnswer | undefined {
    if (capability.policy.cacheSeconds === 0 || !cacheWish.mayRead) return undefined;
    return this.cache.find(capability, principal.accountId, params, cacheWish.maxAgeSeconds);
  }

  /** The answer of an earlier call: nobody is asked and nothing is charged. */
  private async repeat(call: PricedCall, cached: CachedAnswer): Promise<CapabilityAnswer> {
    call.mode = cached.mode;
    const metadata = metadataOf(call, [], cached.provider);
    const { envelope } = await this.journal.finish({
      ...openRecordOf(call, metadata, []),
      status: 200,
      errorSlug: null,
      isCached: true,
      chargeCredits: 0,
      render: (charged) =>
        RenderedEnvelope.of(JSON.parse(cached.resultJson) as object, shownMetadata(call, metadata), charged),
      writes: [],
    });
    call.context.creditsUsed = 0;
    const ageSeconds = Math.floor((Date.now() - cached.storedAtMs) / 1000);
    const lifetimeSeconds = call.capability.policy.cacheSeconds;
    return {
      envelope: envelope as RenderedEnvelope,
      replayed: false,
      cached: { isHit: true, ageSeconds, lifetimeSeconds },
    };
  }

  /** Keeps a result for the next call like this one; an empty one is asked for anew. */
  private keep(call: PricedCall, { outcome, result, provider }: WaterfallResult): Partial<CapabilityAnswer> {
    const { capability, principal, params, mode, cacheWish } = call;
    const { cacheSeconds: lifetimeSeconds } = capability.policy;
    if (lifetimeSeconds === 0 || outcome !== 'ok' || !cacheWish.mayStore) return {};
    this.cache.store(capability, principal.accountId, params, {
      resultJson: JSON.stringify(result),
      provider,
      mode,
      storedAtMs: Date.now(),
    });
    return { cached: { isHit: false, ageSeconds: 0, lifetimeSeconds } };
  }

  private async succeed(call: PricedCall, result: WaterfallResult): Promise<RenderedEnvelope> {
    call.mode = result.mode ?? call.mode;
    const metadata = metadataOf(call, result.attempts, result.outcome === 'ok' ? result.provider : null);
    const { chargedCredits, envelope } = await this.journal.finish({
      ...openRecordOf(call, metadata, result.attempts),
      status: 200,
      errorSlug: null,
      isCached: false,
      // Nothing found is a fair answer, and free (design 4).
      chargeCredits: result.outcome === 'ok' ? priceApplied(call, result.mode) : 0,
      render: (charged) => RenderedEnvelope.of(result.result, shownMetadata(call, metadata), charged),
      writes: call.atCharge.map(({ write }) => write),
    });
    call.context.creditsUsed = chargedCredits;
    call.atCharge.forEach(({ afterwards }) => afterwards?.());
    if (result.outcome === 'empty') this.spend(call);
    return envelope as RenderedEnvelope;
  }

  /** Releases what was held, logs the failure and gives the error for the caller. */
  private async fail(call: PricedCall, thrown: unknown): Promise<AppError> {
    const attempts = thrown instanceof WaterfallFailure ? thrown.attempts : [];
    const reason = thrown instanceof WaterfallFailure ? thrown.error : thrown;
    const error = asAppError(reason);
    const metadata = metadataOf(call, attempts, null);
    call.context.metadata = metadata;
    const record = {
      ...openRecordOf(call, metadata, attempts),
      status: error.status,
      errorSlug: error.slug,
      isCached: false,
      chargeCredits: 0,
      render: undefined,
      writes: [],
    };
    if (durableServerOf(call.capability)) await this.journal.withdraw(record);
    else await this.journal.release(record);
    this.spend(call);
    return error;
  }

  /** Capabilities without a price, as the status of a build, do no work that could be expensive. */
  private checkFailures({ capability, principal }: PricedCall): void {
    if (capability.definition.credits !== 0) this.failures.check(principal.accountId);
  }

  /** What was delivered is paid for; only what is free counts here. */
  private spend({ principal, usage }: PricedCall): void {
    this.failures.spend(principal.accountId, usage.usedMs / 1000);
  }
}
