import { Injectable } from '@nestjs/common';
import { requireCapability } from '@capstan/auth';
import type { RenderedEnvelope } from '@capstan/platform-http';
import type { FastifyReply } from 'fastify';
import { CallExecutor } from '../calls/call-executor.js';
import type { CapabilityAnswer } from '../calls/capability-call.js';
import { NotBatchableError } from '../errors/not-batchable.error.js';
import { CapabilityRegistry } from '../registry/capability-registry.js';
import type { CallRequest } from './call-request.decorator.js';
import type { ValidParams } from './capability-params.pipe.js';

/** A paid call as its controller passes it. */
export interface HttpCall {
  /** Name of the capability. */
  capability: string;
  params: ValidParams;
  /** Path of the route. */
  route: string;
}

/** Runs a paid call and sets the status and headers of the response. */
@Injectable()
export class CapabilityHttpHandler {
  constructor(
    private readonly registry: CapabilityRegistry,
    private readonly calls: CallExecutor,
  ) {}

  async handle(call: HttpCall, request: CallRequest, reply: FastifyReply): Promise<RenderedEnvelope> {
    const capability = this.registry.get(call.capability);
    const target = capability.definition.delegatesTo?.(call.params.values);
    if (target !== undefined) this.checkDelegation(target, request);
    const answer = await this.calls.execute({
      ...request,
      capability,
      params: call.params.values,
      sentParams: call.params.sent,
      route: call.route,
    });
    describe(answer, request, reply);
    return answer.envelope;
  }

  /** @throws AppError unless the caller may call the capability, and it may be called by a job. */
  private checkDelegation(name: string, { principal }: CallRequest): void {
    const { insteadOfBatch } = this.registry.get(name).definition;
    if (insteadOfBatch !== undefined) throw new NotBatchableError(name, insteadOfBatch);
    requireCapability(principal, name);
  }
}

function describe(answer: CapabilityAnswer, { waitMs }: CallRequest, reply: FastifyReply): void {
  const { status, location, replayed, cached } = answer;
  if (status !== undefined) {
    reply.status(status);
    if (waitMs !== undefined) reply.header('Preference-Applied', 'respond-async');
  }
  if (location !== undefined) reply.header('Location', location);
  if (replayed) reply.header('Idempotent-Replayed', 'true');
  if (cached) {
    reply.header('X-Cache', cached.isHit ? 'HIT' : 'MISS');
    reply.header('Age', String(cached.ageSeconds));
    reply.header('Cache-Control', `private, max-age=${cached.lifetimeSeconds}`);
  }
}
