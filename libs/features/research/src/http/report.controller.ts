import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { BrowserError, SiteInspector } from '@capstan/platform-browser';
import { NotFoundError, runForAccount } from '@capstan/platform-core';
import { ApiFailures, Produces, RawResponse, ServiceUnavailableError } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { REPORT_POLICY, reportHtml } from '../reports/report-html.js';
import { reportMarkdown } from '../reports/report-markdown.js';
import { reportPdf } from '../reports/report-pdf.js';
import type { ReportView } from '../reports/report-view.js';
import { RunsService } from '../runs/runs.service.js';
import { resultIn } from './completed-run.js';
import { ApiRunId } from './api-run-id.decorator.js';

const MARKDOWN = 'text/markdown';
const HTML = 'text/html';
const PDF = 'application/pdf';
/** The first is the default. */
const TYPES = [MARKDOWN, HTML, PDF];
const PRINT_TIMEOUT_MS = 30_000;

/** Reports as documents, by `Accept`. */
@ApiTags('Research')
@Controller('v1/research')
export class ReportController {
  constructor(
    private readonly runs: RunsService,
    private readonly inspector: SiteInspector,
  ) {}

  @Get(':id/report')
  @RawResponse()
  @Produces(...TYPES)
  @RequireScope('capability:research')
  @ApiRunId()
  @ApiOperation({
    operationId: 'getResearchReport',
    summary: 'Report of a research run as a document',
    description: 'As Markdown, HTML or PDF, according to `Accept`.',
  })
  @ApiResponse({
    status: 200,
    description: 'The report',
    content: {
      [MARKDOWN]: {
        schema: { type: 'string' },
        example: '# How do heat pumps perform in cold climates?\n',
      },
      [HTML]: { schema: { type: 'string' }, example: '<!doctype html>\n<html lang="en">' },
      [PDF]: { schema: { type: 'string', format: 'binary' } },
    },
  })
  @ApiFailures(400, 401, 403, 404, 406, 409, 429, 500, 503)
  async report(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const view = await this.viewOf(accountId, id);
    const disconnected = new AbortController();
    reply.raw.once('close', () => disconnected.abort());
    const type = new Negotiator(request).mediaType(TYPES) ?? MARKDOWN;
    const body =
      type === PDF
        ? Buffer.from(await runForAccount(accountId, () => this.print(view, disconnected.signal)))
        : type === HTML
          ? reportHtml(view)
          : reportMarkdown(view);
    void reply
      .headers({
        'content-type': type === PDF ? PDF : `${type}; charset=utf-8`,
        'content-security-policy': REPORT_POLICY,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        vary: 'Accept',
        ...(type === PDF ? { 'content-disposition': `inline; filename="research-${view.id}.pdf"` } : {}),
      })
      .send(body);
  }

  /** @throws NotFoundError, ResearchNotCompletedError. */
  private async viewOf(accountId: string, id: string): Promise<ReportView> {
    const run = await this.runs.get(accountId, id);
    const result = resultIn(run);
    if (!result.report) {
      throw new NotFoundError(
        'The report',
        'The run had `synthesis` false: its result has sources and entities only.',
      );
    }
    const { query, depth } = run.request;
    const evidence = await this.runs.evidence(accountId, id);
    return { id: run.id, query, depth, createdAt: run.createdAt, result, evidence };
  }

  private async print(view: ReportView, signal: AbortSignal): Promise<Uint8Array> {
    try {
      return await reportPdf(this.inspector, reportHtml(view), { signal, timeoutMs: PRINT_TIMEOUT_MS });
    } catch (error) {
      if (!(error instanceof BrowserError)) throw error;
      throw new ServiceUnavailableError(
        'This service cannot render PDF at the moment; Markdown and HTML are available.',
        error,
      );
    }
  }
}
