import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { ApiEnvelope, ApiFailures, Produces, RawResponse } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BuildFiles } from '../builds/build-files.js';
import { ApiExecutionId, BuildRoutes } from './build-route.decorator.js';
import { CommitsQuery, FilesQuery, RestoreBody } from './builds.params.js';
import { BuildFileListResult, BuildCommitListResult, BuildRestoredResult } from './builds.result.js';
import { executionIdOf } from './execution-id.js';

const ANY_TYPE = '*/*';

/** The output of a build: files, history, archive, restore. */
@ApiTags('Builds')
@BuildRoutes()
@Controller('v1/builds/:execution_id')
@RequireScope('capability:build_status')
export class FilesController {
  constructor(private readonly files: BuildFiles) {}

  @Get('files')
  @ApiExecutionId()
  @ApiOperation({
    operationId: 'listBuildFiles',
    summary: 'Files of the site',
    description: "The published files of the build's site. With `commit`, all files of that commit.",
  })
  @ApiEnvelope(BuildFileListResult, { failures: [404] })
  async list(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('execution_id') id: string,
    @Query() query: FilesQuery,
  ): Promise<BuildFileListResult> {
    const { commit, withheld, files } = await this.files.list(accountId, executionIdOf(id), query.commit);
    return { commit, withheld, files: files.map(({ path, sizeBytes }) => ({ path, size_bytes: sizeBytes })) };
  }

  @Get('files/*')
  @RawResponse()
  @Produces(ANY_TYPE)
  @ApiExecutionId()
  @ApiParam({ name: 'path', description: 'Path of the file', schema: { type: 'string' } })
  @ApiOperation({
    operationId: 'getBuildFile',
    summary: 'One file',
    description: 'The published file, or the file in `commit`. Always a download, whatever its type.',
  })
  @ApiProduces('application/octet-stream')
  @ApiResponse({ status: 200, description: 'Its bytes', schema: { type: 'string', format: 'binary' } })
  @ApiFailures(401, 403, 404, 406, 429, 500, 503)
  async read(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('execution_id') id: string,
    @Query() query: FilesQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { '*': path } = request.params as { '*': string };
    const content = await this.files.read(accountId, executionIdOf(id), path, query.commit);
    // A download, never a page: it would run in the service's own origin.
    void reply
      .headers({
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .send(content);
  }

  @Get('archive')
  @RawResponse()
  @Produces('application/zip', 'application/octet-stream')
  @ApiExecutionId()
  @ApiOperation({
    operationId: 'downloadBuildArchive',
    summary: 'The site as ZIP',
    description:
      'The published files, ready for any web host; the same as `GET …/files`. With `commit`, all files of that commit.',
  })
  @ApiProduces('application/zip')
  @ApiResponse({
    status: 200,
    description: 'A ZIP file',
    headers: { 'X-Commit': { description: 'The commit of the archive', schema: { type: 'string' } } },
    schema: { type: 'string', format: 'binary' },
  })
  @ApiFailures(401, 403, 404, 406, 429, 500, 503)
  async archive(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('execution_id') id: string,
    @Query() query: FilesQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, commit, content } = await this.files.archive(accountId, executionIdOf(id), query.commit);
    void reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}.zip"`,
        'x-commit': commit,
        'x-content-type-options': 'nosniff',
      })
      .send(content);
  }

  @Get('commits')
  @ApiExecutionId()
  @ApiOperation({
    operationId: 'listBuildCommits',
    summary: 'History of the work',
    description: 'Newest first.',
  })
  @ApiEnvelope(BuildCommitListResult, { failures: [404] })
  async commits(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('execution_id') id: string,
    @Query() { limit, after }: CommitsQuery,
  ): Promise<BuildCommitListResult> {
    const page = await this.files.commits(accountId, executionIdOf(id), { limit, after });
    return {
      commits: page.commits.map((commit) => ({
        commit: commit.id,
        message: commit.message,
        at: commit.at.toISOString(),
        is_preview: commit.id === page.shownCommit,
        withheld: page.withheld.get(commit.id) ?? null,
      })),
      next_after: page.nextAfter,
    };
  }

  @Post('restore')
  @HttpCode(200)
  @RequireScope('capability:build_message')
  @ApiExecutionId()
  @ApiOperation({
    operationId: 'restoreBuild',
    summary: 'Restore an earlier commit',
    description:
      'Creates a new commit, so nothing is lost; visitors see it as they saw it then, if it passed the checks. Only while no build of the site is running.',
  })
  @ApiEnvelope(BuildRestoredResult, { failures: [404, 409, 413, 415] })
  async restore(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('execution_id') id: string,
    @Body() { commit }: RestoreBody,
  ): Promise<BuildRestoredResult> {
    const restored = await this.files.restore(accountId, executionIdOf(id), commit);
    return {
      commit: restored.commit,
      shown_commit: restored.shownCommit,
      withheld: restored.withheld,
    };
  }
}
