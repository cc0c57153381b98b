import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Principal } from '@capstan/auth';
import {
  AppError,
  type CallContext,
  type Caller,
  type Capability,
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
import { CapabilityCalls } from './capability-calls.js';

/** Route of such calls in receipts, and the space of their Idempotency-Keys. */
const ROUTE = '/v1/jobs/{id}/items';
/** The mark of a call whose worker died is free within a minute. */
const RETRY_MS = 2_000;

/** Makes the calls of jobs through the path of all paid calls. Its Idempotency-Key lets a call be charged once. */
@Injectable()
export class InternalPaidCalls extends PaidCalls {
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
    const { job, signal, caller } = context;
    if (!job || !caller) throw new Error('paid calls are made by jobs only');
    const request: RequestContext = {
      requestId: `${job.id}-${call.key}`,
      startedAtMs: Date.now(),
      address: '',
      traceId: undefined,
      creditsUsed: 0,
    };
    try {
      // Of an answer that is repeated after a crash, too: what the context has is charged by this request only.
      const envelope = JSON.parse(await this.execute(call, { job, signal, caller }, request)) as {
        credits_used: number;
      };
      return { isSuccess: true, envelope, creditsUsed: envelope.credits_used };
    } catch (thrown) {
      signal.throwIfAborted();
      return { isSuccess: false, envelope: this.failure(thrown, request), creditsUsed: 0 };
    }
  }

  private async execute(
    { capability: name, params: sent, key }: PartialCall,
    { job, signal, caller }: { job: { id: string }; signal: AbortSignal; caller: Caller },
    context: RequestContext,
  ): Promise<string> {
    const capability = this.registry.get(name);
    const values = valuesOf(capability.definition, sent);
    const fault = capability.definition.check?.(values);
    if (fault) throw fault;
    // Not injected: the calls depend on the providers, one of which depends on this class.
    const calls = this.moduleRef.get(CapabilityCalls, { strict: false });
    for (;;) {
      try {
        const { envelope } = await calls.execute({
          capability,
          params: values,
          sentParams: sent,
          principal: principalOf(caller),
          context,
          route: ROUTE,
          idempotencyKey: `${job.id}:${key}`,
          maxCredits: undefined,
          cacheControl: { mayRead: true, mayStore: true },
          signal,
        });
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
