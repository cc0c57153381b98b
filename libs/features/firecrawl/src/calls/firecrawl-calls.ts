import { Injectable } from '@nestjs/common';
import {
  type CallRequest,
  CapabilityHttpHandler,
  CapabilityParamsPipe,
  CapabilityRegistry,
} from '@capstan/capabilities';
import type { FastifyReply } from 'fastify';
import { type JobAnswer, jobIdOf } from '../jobs/job-id.js';

/** Makes the calls of translated requests. */
@Injectable()
export class FirecrawlCalls {
  constructor(
    private readonly registry: CapabilityRegistry,
    private readonly handler: CapabilityHttpHandler,
  ) {}

  /** @param params undefined fields are omitted. @returns `data` of the answer. @throws AppError. */
  async call<T>(capability: string, params: object, request: CallRequest, reply: FastifyReply): Promise<T> {
    const { definition } = this.registry.get(capability);
    const sent = JSON.parse(JSON.stringify(params)) as object;
    const valid = new CapabilityParamsPipe(definition).transform(sent);
    const call = { capability, params: valid, route: `/v2/${capability}` };
    const { json } = await this.handler.handle(call, request, reply);
    return (JSON.parse(json) as { data: T }).data;
  }

  /** Starts a job, or finds the one that the Idempotency-Key started. @returns its id. */
  async start(
    capability: string,
    params: object,
    request: CallRequest,
    reply: FastifyReply,
  ): Promise<string> {
    const answer = await this.call<JobAnswer>(capability, params, { ...request, waitMs: 0 }, reply);
    // Firecrawl has no 202.
    reply.status(200);
    return jobIdOf(answer);
  }
}
