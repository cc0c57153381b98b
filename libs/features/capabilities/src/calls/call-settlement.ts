import { Injectable } from '@nestjs/common';
import type { AppError } from '@capstan/platform-core';
import { type EnvelopeMetadata, type RenderedEnvelope, asAppError } from '@capstan/platform-http';
import type { EntityManager } from 'typeorm';
import type { CachedAnswer } from './response-cache.js';
import { FailureBudget } from '../failure-budget/failure-budget.js';
import { CallJournal } from '../journal/call-journal.js';
import { type CallRecord, problemOf } from '../journal/call-record.js';
import { WaterfallFailure } from '../waterfall/waterfall-failure.js';
import type { WaterfallResult } from '../waterfall/waterfall.js';
import { type PricedCall, envelopeOf, metadataOf, priceApplied } from './priced-call.js';
import { handedOverWorkOf } from '../registry/registered-capability.js';

/** A result that this process charges. */
export interface Served extends WaterfallResult {
  /** Writes in the same transaction as the charge. */
  write?: (manager: EntityManager) => Promise<void>;
  /** Called after the commit; must not throw. */
  afterwards?: () => void;
}

/** Fields of a journal record that are known before the call ends. */
type OpenCallRecord = Omit<
  CallRecord,
  'status' | 'errorSlug' | 'isCached' | 'chargeCredits' | 'render' | 'writes'
>;

/** Settles calls of this process: charges and answers them, or releases their hold. */
@Injectable()
export class CallSettlement {
  constructor(
    private readonly journal: CallJournal,
    private readonly failures: FailureBudget,
  ) {}

  /** Charges a result. An empty result is a success, and free. */
  async succeed(call: PricedCall, served: Served): Promise<RenderedEnvelope> {
    call.mode = served.mode ?? call.mode;
    const isFound = served.outcome === 'ok';
    const envelope = await this.finish(call, served.result, {
      provider: isFound ? served.provider : null,
      attempts: served.attempts,
      isCached: false,
      chargeCredits: isFound ? priceApplied(call, served) : 0,
      writes: served.write ? [served.write] : [],
    });
    served.afterwards?.();
    if (!isFound) this.spend(call);
    return envelope;
  }

  /** Returns a cached answer: no provider is called and nothing is charged. */
  repeat(call: PricedCall, cached: CachedAnswer): Promise<RenderedEnvelope> {
    call.mode = cached.mode;
    return this.finish(call, JSON.parse(cached.resultJson) as object, {
      provider: cached.provider,
      attempts: [],
      isCached: true,
      chargeCredits: 0,
      writes: [],
    });
  }

  /** Releases the hold and logs the failure. @returns the error for the client. */
  async fail(call: PricedCall, thrown: unknown): Promise<AppError> {
    const attempts = thrown instanceof WaterfallFailure ? thrown.attempts : [];
    const error = asAppError(thrown instanceof WaterfallFailure ? thrown.error : thrown);
    const metadata = metadataOf(call, attempts, null);
    call.context.metadata = metadata;
    const record: CallRecord = {
      ...openRecordOf(call, metadata, attempts),
      status: error.status,
      errorSlug: error.slug,
      problem: problemOf(error),
      isCached: false,
      chargeCredits: 0,
      render: undefined,
      writes: [],
    };
    if (handedOverWorkOf(call.capability)) await this.journal.withdraw(record);
    else await this.journal.release(record);
    this.spend(call);
    return error;
  }

  private async finish(
    call: PricedCall,
    result: object,
    ending: Pick<CallRecord, 'attempts' | 'isCached' | 'chargeCredits' | 'writes'> & {
      provider: string | null;
    },
  ): Promise<RenderedEnvelope> {
    const { provider, attempts, ...rest } = ending;
    const metadata = metadataOf(call, attempts, provider);
    const { chargedCredits, envelope } = await this.journal.finish({
      ...openRecordOf(call, metadata, attempts),
      ...rest,
      status: 200,
      errorSlug: null,
      render: (charged) => envelopeOf(call, result, metadata, charged + call.extraCredits),
    });
    call.context.creditsUsed = chargedCredits + call.extraCredits;
    return envelope as RenderedEnvelope;
  }

  /** Only free results count here; delivered ones are paid for. */
  private spend({ principal, usage }: PricedCall): void {
    this.failures.spend(principal.accountId, usage.usedMs / 1000);
  }
}

const openRecordOf = (
  call: PricedCall,
  metadata: EnvelopeMetadata,
  attempts: CallRecord['attempts'],
): OpenCallRecord => ({
  id: call.id,
  requestId: call.context.requestId,
  accountId: call.principal.accountId,
  keyId: call.principal.credential.id,
  capability: call.capability.definition.name,
  route: call.route,
  mode: call.mode,
  providerUsed: metadata.provider_used,
  attempts,
  startedAtMs: call.context.startedAtMs,
  durationMs: metadata.response_time_ms,
  heldCredits: call.heldCredits,
  mark: call.mark,
});
