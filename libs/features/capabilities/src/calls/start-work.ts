import type { StartedCall } from '@capstan/kit';
import { AppError, currentTraceparent } from '@capstan/platform-core';
import { rememberTraces } from '@capstan/platform-jobs';
import { ClientClosedError } from '../errors/client-closed.error.js';
import { DeadlineExceededError } from '../errors/deadline-exceeded.error.js';
import { subjectOf } from '../journal/call-record.js';
import type { Attempt } from '../waterfall/attempt.js';
import { untilAborted } from '../waterfall/provider-attempts.js';
import { WaterfallFailure } from '../waterfall/waterfall-failure.js';
import type { Served } from './call-settlement.js';
import type { StartedWork } from '../registry/registered-capability.js';
import type { PricedCall } from './priced-call.js';

/**
 * Prepares work that is charged when it starts; its row is written with the charge.
 * @throws WaterfallFailure if the work cannot be started.
 */
export async function startWork(call: PricedCall, { provider, name }: StartedWork): Promise<Served> {
  const { definition } = call.capability;
  const work: StartedCall<object> = {
    id: call.id,
    params: call.params,
    accountId: call.principal.accountId,
    keyId: call.principal.credential.id,
    chargeSubject: subjectOf(call.id),
  };
  // The journal writes for several calls at a time, in the scope of one of them.
  const traceparent = currentTraceparent();
  const deadlineMs = definition.deadlineMs(call.params);
  const deadline = AbortSignal.timeout(deadlineMs);
  const startedAtMs = performance.now();
  const startedAfterMs = Math.max(0, Date.now() - call.context.startedAtMs);
  const attempt = (outcome: Attempt['outcome']): Attempt[] => [
    {
      provider: name,
      outcome,
      started_after_ms: startedAfterMs,
      duration_ms: Math.round(performance.now() - startedAtMs),
    },
  ];
  try {
    const result = await untilAborted(provider.prepare(work), AbortSignal.any([call.signal, deadline]));
    return {
      outcome: 'ok',
      result,
      provider: name,
      attempts: attempt('ok'),
      ...(provider.isFree(result) ? { units: 0 } : {}),
      write: async (manager) => {
        await rememberTraces(manager, [{ jobId: work.id, traceparent }]);
        await provider.begin(manager, work, result);
      },
      afterwards: () => provider.begun(work.id),
    };
  } catch (error) {
    if (call.signal.aborted) throw new WaterfallFailure(new ClientClosedError(), attempt('cancelled'));
    if (deadline.aborted) {
      throw new WaterfallFailure(new DeadlineExceededError(definition.name, deadlineMs), attempt('timeout'));
    }
    if (error instanceof AppError) throw new WaterfallFailure(error, attempt('invalid_input'));
    throw error;
  }
}
