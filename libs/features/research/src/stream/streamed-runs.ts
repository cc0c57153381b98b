import { Injectable } from '@nestjs/common';
import { requireCapability, requirePrincipal } from '@capstan/auth';
import { StreamedJobs } from '@capstan/platform-jobs';
import type { FastifyRequest } from 'fastify';
import type { ResearchEventKind } from '../run/research-run.js';
import { RunEvents } from '../runs/run-events.js';
import { RunsService } from '../runs/runs.service.js';
import { RunStream } from './run-stream.js';

/** Access control and lookup for the streams of runs. */
@Injectable()
export class StreamedRuns extends StreamedJobs<ResearchEventKind> {
  constructor(
    override readonly log: RunEvents,
    override readonly stream: RunStream,
    private readonly runs: RunsService,
  ) {
    super();
  }

  override idsOf(jobId: string): Record<string, string> {
    return { run_id: jobId };
  }

  override async authorize(request: FastifyRequest, text: string): Promise<string> {
    const principal = requirePrincipal(request);
    requireCapability(principal, 'research');
    return (await this.runs.get(principal.accountId, text)).id;
  }
}
