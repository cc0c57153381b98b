import { type CanActivate, type ExecutionContext, Inject, Injectable, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { StreamTokens } from './stream-tokens.js';
import type { StreamedJobs } from './streamed-jobs.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The job whose stream the request may read. */
    streamedJobId?: string;
  }
}

/**
 * Allows access to the stream of a job with a ticket, or with a key that may read the job. The route itself is
 * public, because a browser's EventSource sends no key.
 * @param param name of the job id in the path.
 */
export function streamAccessGuard(jobs: Type<StreamedJobs>, param: string): Type<CanActivate> {
  @Injectable()
  class StreamAccessGuard implements CanActivate {
    constructor(
      @Inject(jobs) private readonly jobs: StreamedJobs,
      private readonly tokens: StreamTokens,
    ) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      const text = (request.params as Record<string, string>)[param] as string;
      const { token } = request.query as { token?: unknown };
      request.streamedJobId =
        (await this.tokens.redeem(token, text)) ?? (await this.jobs.authorize(request, text));
      return true;
    }
  }
  return StreamAccessGuard;
}
