import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { NotFoundError } from '@capstan/platform-core';
import { Public, RawResponse, Unlimited } from '@capstan/platform-http';
import type { FastifyReply } from 'fastify';
import { ConsolePages } from './console-pages.js';
import { FRAME_ORIGINS } from './frame-origins.token.js';
import { contentSecurityPolicy } from './content-security-policy.js';
import { notBuiltPage } from './not-built.page.js';

/** Paths below `/console/` that are not pages. */
const RESERVED = /^(api|auth)(\/|$)/;
/** Vite writes files with a hash in their name to this folder. */
const HASHED = /^assets\//;
const LAST_SEGMENT_IS_A_FILE = /\.[a-z0-9]+$/i;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The console in the browser. Its own routes all get `index.html`. */
@ApiExcludeController()
@Public()
@Controller('console')
export class ConsolePagesController {
  private readonly headers: Record<string, string>;

  constructor(
    private readonly pages: ConsolePages,
    @Inject(FRAME_ORIGINS) frameOrigins: readonly string[],
  ) {
    this.headers = {
      'content-security-policy': contentSecurityPolicy(frameOrigins),
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    };
  }

  @Get()
  @Unlimited()
  @RawResponse()
  async start(@Res() reply: FastifyReply): Promise<void> {
    await this.sendPage(reply);
  }

  @Get('*')
  @Unlimited()
  @RawResponse()
  async page(@Param('*') path: string, @Res() reply: FastifyReply): Promise<void> {
    if (RESERVED.test(path))
      throw new NotFoundError('The route', 'See docs/console.md for the routes of the console.');
    if (!LAST_SEGMENT_IS_A_FILE.test(path)) await this.sendPage(reply);
    else if (!this.pages.has(path)) throw new NotFoundError('The file', 'Reload the console.');
    else await this.sendFile(path, reply);
  }

  private async sendPage(reply: FastifyReply): Promise<void> {
    void reply.headers(this.headers).header('cache-control', 'no-cache');
    if (this.pages.isBuilt) await reply.sendFile('index.html', this.pages.folder, { cacheControl: false });
    else await reply.status(503).type('text/html; charset=utf-8').send(notBuiltPage());
  }

  private async sendFile(path: string, reply: FastifyReply): Promise<void> {
    const isHashed = HASHED.test(path);
    void reply.headers(this.headers);
    if (!isHashed) void reply.header('cache-control', 'no-cache');
    const caching = isHashed ? { maxAge: YEAR_MS, immutable: true } : { cacheControl: false };
    await reply.sendFile(path, this.pages.folder, caching);
  }
}
