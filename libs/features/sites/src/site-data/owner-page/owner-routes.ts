import formBody from '@fastify/formbody';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { asAppError, fastifyFault } from '@capstan/platform-http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SiteLocator } from '../../site-locator/site-locator.js';
import { isUpload, readImageUpload } from '../../image-upload/read-image-upload.js';
import type { GivenFields } from '../entries/read-entry.js';
import { OWNER_PREFIX, OwnerLinks } from '../ownership/owner-links.js';
import { ownerErrorPage } from './owner-layout.js';
import { OwnerPages } from './owner-pages.js';
import { NOTHING_HERE, type OwnerAnswer, OwnerPageError, type OwnerVisit } from './owner-visit.js';
import { readStyleSheet } from './page-asset.js';

const BODY_LIMIT_BYTES = 256 * 1024;
const HTML = 'text/html; charset=utf-8';

/** For every response: the secret is in the URL, and no other origin is needed. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-resource-policy': 'same-origin',
};

/** The pages of owners, as a separate Fastify scope: forms are parsed only here and errors are pages. */
@Injectable()
export class OwnerRoutes implements OnModuleInit {
  private readonly logger = new Logger('OwnerPages');

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly links: OwnerLinks,
    private readonly sites: SiteLocator,
    private readonly pages: OwnerPages,
  ) {}

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    void fastify.register(
      (scope, _options, done) => {
        this.mount(scope);
        done();
      },
      { prefix: OWNER_PREFIX },
    );
  }

  private mount(scope: FastifyInstance): void {
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    void scope.register(formBody, { bodyLimit: BODY_LIMIT_BYTES });
    scope.addHook('onSend', (_request, reply, payload, done) => {
      void reply.headers(HEADERS).removeHeader('access-control-allow-origin');
      done(null, payload);
    });
    scope.setErrorHandler((error, _request, reply) => this.fail(error, reply));
    const styleSheet = readStyleSheet();
    scope.get('/owner-page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styleSheet));
    const handler = (request: FastifyRequest, reply: FastifyReply) => this.answer(request, reply);
    scope.route({ method: ['GET', 'POST'], url: '/*', handler, bodyLimit: BODY_LIMIT_BYTES });
    scope.route({ method: 'POST', url: '/:secret/pictures', handler, config: { acceptsUploads: true } });
    scope.setNotFoundHandler(() => {
      throw new OwnerPageError(404, NOTHING_HERE);
    });
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const visit = await this.visitOf(request);
    if (!visit) throw new OwnerPageError(404, NOTHING_HERE);
    return send(reply, visit.root, await this.pages.answer(visit));
  }

  private async visitOf(request: FastifyRequest): Promise<OwnerVisit | null> {
    const [path = '', query = ''] = (request.raw.url ?? '').split('?', 2);
    const [secret = '', ...segments] = path.slice(OWNER_PREFIX.length + 1).split('/');
    const linked = await this.links.find(secret);
    if (!linked) return null;
    const upload = isUpload(request) ? await readImageUpload(request) : undefined;
    const { siteId, accountId } = linked;
    const site = { ...(await this.sites.ofAccount(accountId, siteId)), accountId };
    return {
      method: request.method,
      site,
      root: `${OWNER_PREFIX}/${secret}/`,
      segments,
      query: new URLSearchParams(query),
      given: upload?.fields ?? ((request.body ?? {}) as GivenFields),
      upload: upload?.content,
    };
  }

  private async fail(thrown: unknown, reply: FastifyReply): Promise<FastifyReply> {
    if (thrown instanceof OwnerPageError) {
      const title = thrown.status === 404 ? 'Not found' : 'This did not work';
      return reply
        .status(thrown.status)
        .headers(thrown.headers)
        .type(HTML)
        .send(ownerErrorPage(title, thrown.message));
    }
    const error = (thrown instanceof Error && fastifyFault(thrown)) || asAppError(thrown);
    if (error.status >= 500) this.logger.error({ msg: 'A page of an owner failed' }, String(thrown));
    void reply.status(error.status).headers(error.headers).type(HTML);
    return reply.send(ownerErrorPage('This did not work', error.message));
  }
}

function send(reply: FastifyReply, root: string, answer: OwnerAnswer): FastifyReply {
  switch (answer.kind) {
    case 'moved':
      return reply.redirect(`${root}${answer.path}`, 303);
    case 'picture':
      return reply.type('image/webp').send(answer.content);
    case 'file':
      return reply
        .type(answer.type)
        .header('content-disposition', `attachment; filename="${answer.name}"`)
        .send(answer.content);
    default:
      return reply
        .status(answer.status ?? 200)
        .type(HTML)
        .send(answer.html);
  }
}
