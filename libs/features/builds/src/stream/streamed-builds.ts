import { Injectable } from '@nestjs/common';
import { requireCapability, requirePrincipal } from '@capstan/auth';
import { StreamedJobs } from '@capstan/platform-jobs';
import type { FastifyRequest } from 'fastify';
import { BuildsService } from '../builds/builds.service.js';
import { BuildEvents } from '../events/build-events.js';
import { executionIdOf } from '../http/execution-id.js';
import type { BuildEventKind } from '../model/build-event.js';
import { BuildStream } from './build-stream.js';

/** Access control and lookup for the streams of builds. */
@Injectable()
export class StreamedBuilds extends StreamedJobs<BuildEventKind> {
  constructor(
    override readonly log: BuildEvents,
    override readonly stream: BuildStream,
    private readonly builds: BuildsService,
  ) {
    super();
  }

  override idsOf(jobId: string): Record<string, string> {
    return { execution_id: jobId };
  }

  override async authorize(request: FastifyRequest, text: string): Promise<string> {
    const principal = requirePrincipal(request);
    requireCapability(principal, 'build_status');
    return (await this.builds.get(principal.accountId, executionIdOf(text))).id;
  }
}
