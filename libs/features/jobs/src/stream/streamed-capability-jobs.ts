import { Injectable } from '@nestjs/common';
import { requirePrincipal } from '@capstan/auth';
import { StreamedJobs } from '@capstan/platform-jobs';
import type { FastifyRequest } from 'fastify';
import type { CapabilityJobEventKind } from '../rows/event-kinds.js';
import { CapabilityJobEvents } from '../rows/job-events.js';
import { CapabilityJobsService } from '../rows/jobs.service.js';
import { CapabilityJobStream } from './capability-job-stream.js';

/** Access control and lookup for the streams of jobs. */
@Injectable()
export class StreamedCapabilityJobs extends StreamedJobs<CapabilityJobEventKind> {
  constructor(
    override readonly log: CapabilityJobEvents,
    override readonly stream: CapabilityJobStream,
    private readonly jobs: CapabilityJobsService,
  ) {
    super();
  }

  override idsOf(jobId: string): Record<string, string> {
    return { job_id: jobId };
  }

  override async authorize(request: FastifyRequest, text: string): Promise<string> {
    return (await this.jobs.get(requirePrincipal(request), text)).id;
  }
}
