import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Principal } from '@capstan/auth';
import {
  AppError,
  type CallContext,
  type Caller,
  type Capability,
  type HandedOverItem,
  type JobContext,
  type OpenJobItem,
  type PartialAnswer,
  type PartialCall,
  PaidCalls,
} from '@capstan/kit';
import {
  type HttpConfig,
  type RequestContext,
  asAppError,
  failureEnvelope,
  httpConfig,
  validateParams,
} from '@capstan/platform-http';
import { IdempotencyInProgressError } from '../errors/idempotency-in-progress.error.js';
import { CapabilityRegistry } from '../registry/capability-registry.js';
import type { CapabilityCall } from './capability-call.js';
import { CallExecutor } from './call-executor.js';
import { handedOverWorkOf } from '../registry/registered-capability.js';
import { DurableCallResults } from './durable-call-results.js';

/** Route of such calls in receipts, and the space of their Idempotency-Keys. */
const ROUTE = '/v1/jobs/{id}/items';
/** The mark of a call whose worker died is free within a minute. */
const RETRY_MS = 2_000;

/** The context of a call that a job makes. */
interface JobCallContext {
  job: JobContext;
  signal: AbortSignal;
  caller: Caller;
}

/**
 * Makes the calls of jobs in the same way as all paid calls. A call is charged once: by its Idempotency-Key, or by the item
 * that is handed over with it.
 *
 * Gets the calls from `ModuleRef` when one is made, not by injection: a provider that works through other capabilities
 * injects this class, and the calls need the registry of all providers. `forwardRef` would make the cycle permanent, also
 * between the modules, since the waterfall does without calls.
 */
@Injectable()
export class JobPaidCalls extends PaidCalls {
  constructor(
    private readonly registry: CapabilityRegistry,
    private readonly moduleRef: ModuleRef,
    @Inject(httpConfig.token) private readonly http: HttpConfig,
  ) {
    super();
  }

  override deadlineMs({ capability: name, params }: PartialCall): number {
    try {
      const { definition } = this.registry.get(name);
      return definition.deadlineMs(valuesOf(definition, params));
    } catch (error) {
      if (error instanceof AppError) return 0;
      throw error;
    }
  }

  override async call(call: PartialCall, context: CallContext): Promise<PartialAnswer> {
    return this.answered(call, context, async (request, { job, signal }) => {
      const idempotencyKey = `${job.id}:${call.key}`;
      // Read from the envelope, also for an answer that is repeated after a crash: the context only has the charges of
      // this request.
      const envelope = JSON.parse(await this.execute({ ...request, idempotencyKey }, signal)) as {
        credits_used: number;
      };
      return { isSuccess: true, envelope, creditsUsed: envelope.credits_used };
    });
  }

  override isHandedOver(capability: string): boolean {
    return handedOverWorkOf(this.registry.get(capability)) !== undefined;
  }

  override handOver(
    call: PartialCall,
    item: OpenJobItem,
    context: CallContext,
  ): Promise<PartialAnswer | undefined> {
    return this.answered(call, context, async (request, { job }) => {
      const work = handedOverWorkOf(request.capability);
      if (!work) throw new Error(`calls of ${call.capability} are not handed over`);
      await this.calls.start(request, work, (manager, place) => job.items.handOver(manager, item, place));
      return undefined;
    });
  }

  override answerOf(
    capability: string,
    { workId }: HandedOverItem,
    context: CallContext,
  ): Promise<PartialAnswer | undefined> {
    const { caller, signal } = ofJob(context);
    const handedOver = this.moduleRef.get(DurableCallResults, { strict: false });
    return handedOver.answerOf(capability, workId, { accountId: caller.accountId, signal });
  }

  private get calls(): CallExecutor {
    return this.moduleRef.get(CallExecutor, { strict: false });
  }

  /** Makes a call as a request of the caller of the job. Its failures are answers. */
  private async answered<T>(
    call: PartialCall,
    context: CallContext,
    make: (request: CapabilityCall, context: JobCallContext) => Promise<T>,
  ): Promise<T | PartialAnswer> {
    const { job, signal, caller } = ofJob(context);
    const request: RequestContext = {
      requestId: `${job.id}-${call.key}`,
      startedAtMs: Date.now(),
      address: '',
      traceId: undefined,
      creditsUsed: 0,
    };
    try {
      return await make(this.requestOf(call, caller, request, signal), { job, signal, caller });
    } catch (thrown) {
      signal.throwIfAborted();
      return { isSuccess: false, envelope: this.failure(thrown, request), creditsUsed: 0 };
    }
  }

  private requestOf(
    { capability: name, params: sent }: PartialCall,
    caller: Caller,
    context: RequestContext,
    signal: AbortSignal,
  ): CapabilityCall {
    const capability = this.registry.get(name);
    const values = valuesOf(capability.definition, sent);
    const fault = capability.definition.check?.(values);
    if (fault) throw fault;
    return {
      capability,
      params: values,
      sentParams: sent,
      principal: principalOf(caller),
      context,
      route: ROUTE,
      idempotencyKey: undefined,
      maxCredits: undefined,
      cacheControl: { mayRead: true, mayStore: true },
      signal,
    };
  }

  private async execute(request: CapabilityCall, signal: AbortSignal): Promise<string> {
    for (;;) {
      try {
        const { envelope } = await this.calls.execute(request);
        return envelope.json;
      } catch (error) {
        if (!(error instanceof IdempotencyInProgressError)) throw error;
        await pause(RETRY_MS, undefined, { signal });
      }
    }
  }

  private failure(thrown: unknown, context: RequestContext): object {
    return failureEnvelope(asAppError(thrown).toProblem(`${this.http.baseUrl}/errors`), {
      provider_used: null,
      providers_tried: [],
      mode_used: null,
      ...context.metadata,
      response_time_ms: Date.now() - context.startedAtMs,
      request_id: context.requestId,
    });
  }
}

function ofJob({ job, signal, caller }: CallContext): JobCallContext {
  if (!job || !caller) throw new Error('paid calls are made by jobs only');
  return { job, signal, caller };
}

const valuesOf = ({ params }: Capability, sent: unknown): object =>
  validateParams(params, sent, { nullIsAbsent: true });

/** The scope was checked when the job was started. */
const principalOf = ({ accountId, keyId, spending }: Caller): Principal => ({
  accountId,
  credential: { kind: 'job', id: keyId },
  scopes: [],
  rateLimitPerMinute: null,
  accountRateLimitPerMinute: null,
  spendingGroupId: spending?.groupId ?? keyId,
  creditCap: spending?.capCredits ?? null,
});
