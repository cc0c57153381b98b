import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Authentication, requirePrincipal, requireCapability } from '@capstan/auth';
import { AppError, NotFoundError } from '@capstan/platform-core';
import { asAppError, fastifyFault, isUuid } from '@capstan/platform-http';
import { Workspaces } from '@capstan/workspaces';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SiteLocator } from '../../site-locator/site-locator.js';

const UPLOAD_PACK = 'git-upload-pack';
const REQUEST_TYPE = `application/x-${UPLOAD_PACK}-request`;
/** The references that a client has and wants: some kilobytes. */
const BODY_LIMIT_BYTES = 1024 * 1024;
const MAX_AT_ONCE = 4;
const PROTOCOL = /^version=[12]$/;

const unzip = promisify(gunzip);

interface GitRequest {
  Params: { repository: string };
}

/** Clones of sites by `git clone`, with the API key as password: the smart HTTP protocol, for reading only. */
@Injectable()
export class GitRoutes implements OnModuleInit {
  private readonly logger = new Logger('GitRemote');
  private running = 0;

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly authentication: Authentication,
    private readonly sites: SiteLocator,
    private readonly workspaces: Workspaces,
  ) {}

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    void fastify.register(
      (scope, _options, done) => {
        this.mount(scope);
        done();
      },
      { prefix: '/git' },
    );
  }

  private mount(scope: FastifyInstance): void {
    scope.addContentTypeParser(
      REQUEST_TYPE,
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_, body, done) => done(null, body),
    );
    scope.setErrorHandler((error, _request, reply) => this.fail(error, reply));
    scope.get<GitRequest>('/:repository/info/refs', (request, reply) => this.advertise(request, reply));
    scope.post<GitRequest>(`/:repository/${UPLOAD_PACK}`, (request, reply) => this.pack(request, reply));
  }

  private async advertise(request: FastifyRequest<GitRequest>, reply: FastifyReply): Promise<FastifyReply> {
    const { service } = request.query as { service?: string };
    if (service !== UPLOAD_PACK) return reply.status(403).send('This repository can only be read.\n');
    return this.serve(request, reply, await this.authorize(request));
  }

  private async pack(request: FastifyRequest<GitRequest>, reply: FastifyReply): Promise<FastifyReply> {
    const siteId = await this.authorize(request);
    const sent = request.body as Buffer;
    if (request.headers['content-encoding'] !== 'gzip') return this.serve(request, reply, siteId, sent);
    const body = await unzip(sent, { maxOutputLength: BODY_LIMIT_BYTES }).catch(() => null);
    if (!body) return reply.status(413).send('The request is too large, or damaged.\n');
    return this.serve(request, reply, siteId, body);
  }

  /** @param body the references that the client wants; without a body it gets the list of references. */
  private async serve(
    request: FastifyRequest,
    reply: FastifyReply,
    siteId: string,
    body?: Buffer,
  ): Promise<FastifyReply> {
    if (this.running >= MAX_AT_ONCE)
      return reply.status(503).header('retry-after', 5).send('Too many clones at once; try again.\n');
    const version = request.headers['git-protocol'];
    const protocol = typeof version === 'string' && PROTOCOL.test(version) ? version : undefined;
    this.running += 1;
    const pack = await this.workspaces
      .uploadPack(siteId, { protocol, ...(body ? { request: body } : {}) })
      .catch((error: unknown) => {
        this.running -= 1;
        throw error;
      });
    if (!pack) {
      this.running -= 1;
      throw new NotFoundError('The repository');
    }
    pack.once('close', () => (this.running -= 1));
    const type = `application/x-${UPLOAD_PACK}-${body ? 'result' : 'advertisement'}`;
    void reply.headers({ 'content-type': type, 'cache-control': 'no-store' });
    return reply.send(body ? pack : Readable.from(withService(pack)));
  }

  /** @returns the site. @throws AppError without a key of its account that may read builds. */
  private async authorize(request: FastifyRequest<GitRequest>): Promise<string> {
    const key = passwordOf(request.headers.authorization);
    if (key !== null) request.headers.authorization = `Bearer ${key}`;
    await this.authentication.identify(request);
    const principal = requirePrincipal(request);
    requireCapability(principal, 'build_status');
    const siteId = request.params.repository.replace(/\.git$/, '');
    if (!isUuid(siteId)) throw new NotFoundError('The repository');
    return (await this.sites.ofAccount(principal.accountId, siteId)).siteId;
  }

  /** Text, which git shows to its user. */
  private async fail(thrown: unknown, reply: FastifyReply): Promise<FastifyReply> {
    const error = (thrown instanceof Error && fastifyFault(thrown)) || asAppError(thrown);
    if (error.status >= 500) this.logger.error({ msg: 'a clone failed' }, causeOf(thrown));
    void reply.status(error.status).headers(error.headers).type('text/plain; charset=utf-8');
    // Without a challenge git does not prompt for the password.
    if (error.status === 401) void reply.header('www-authenticate', 'Basic realm="Capstan API key"');
    return reply.send(`${error.message}\n`);
  }
}

/** The password of Basic authentication (RFC 7617); the user name may be anything. */
function passwordOf(header: string | undefined): string | null {
  const [scheme, encoded] = header?.split(' ', 2) ?? [];
  if (scheme?.toLowerCase() !== 'basic' || encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return text.includes(':') ? text.slice(text.indexOf(':') + 1) : null;
}

/** The line before the references, which names the service (gitprotocol-http). */
async function* withService(references: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const line = `# service=${UPLOAD_PACK}\n`;
  yield Buffer.from(`${(line.length + 4).toString(16).padStart(4, '0')}${line}0000`);
  yield* references;
}

function causeOf(thrown: unknown): string {
  const cause = thrown instanceof AppError && thrown.cause !== undefined ? thrown.cause : thrown;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
