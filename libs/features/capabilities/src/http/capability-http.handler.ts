import { Injectable } from '@nestjs/common';
import type { RenderedEnvelope } from '@capstan/platform-http';
import type { FastifyReply } from 'fastify';
import { CapabilityCalls } from '../calls/capability-calls.js';
import type { CapabilityAnswer } from '../calls/capability-call.js';
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
    private readonly calls: CapabilityCalls,
  ) {}

  async handle(call: HttpCall, request: CallRequest, reply: FastifyReply): Promise<RenderedEnvelope> {
    const answer = await this.calls.execute({
      ...request,
      capability: this.registry.get(call.capability),
      params: call.params.values,
      sentParams: call.params.sent,
      route: call.route,
    });
    describe(answer, request, reply);
    return answer.envelope;
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
