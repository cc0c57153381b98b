import formBody from '@fastify/formbody';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import {
  FixedWindows,
  RATE_WINDOW_MS,
  asAppError,
  fastifyFault,
  networkOf,
  requestContextOf,
} from '@capstan/platform-http';
import { AppError } from '@capstan/platform-core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PublishedSite, SiteLocator } from '../site-locator/site-locator.js';
import { MemberRequests } from '../site-data/members/member-requests.js';
import { Refusal, type RefusalCode } from '../site-data/refusal.js';
import { type DataRequest, VisitorRequests, isForm } from '../site-data/visitors/visitor-requests.js';
import { errorPage } from './error-page.js';
import {
  PreviewAddresses,
  type PreviewPath,
  parsePreviewPath,
} from '../preview-addresses/preview-addresses.js';
import { PreviewError } from './preview.error.js';
import { previewHeaders } from '../preview-addresses/preview-headers.js';
import { PICTURE_FILE } from '../preview-addresses/preview-links.js';
import { SitePages } from './site-pages.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
/** More than twice the size of an entry: forms are percent-encoded. */
const BODY_LIMIT_BYTES = 64 * 1024;
const DATA = '_data';
const MEMBERS = '_members';

/** About sixty pages with their assets. */
const REQUESTS_PER_MINUTE = 1200;
const MAX_ADDRESSES = 100_000;

/**
 * Everything below /p/, as a separate Fastify scope: forms are parsed only here, all responses have the
 * headers that isolate a site from the service, and errors are rendered for visitors.
 */
@Injectable()
export class PreviewRoutes implements OnModuleInit {
  private readonly logger = new Logger('Previews');
  private readonly requests = new FixedWindows(MAX_ADDRESSES);

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly addresses: PreviewAddresses,
    private readonly sites: SiteLocator,
    private readonly pages: SitePages,
    private readonly data: VisitorRequests,
    private readonly members: MemberRequests,
  ) {}

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    void fastify.register(
      (scope, _options, done) => {
        this.mount(scope);
        done();
      },
      { prefix: '/p' },
    );
  }

  private mount(scope: FastifyInstance): void {
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    void scope.register(formBody, { bodyLimit: BODY_LIMIT_BYTES });
    readJson(scope);
    scope.addHook('onSend', (request, reply, payload, done) => {
      const path = pathOf(request);
      void reply.headers(previewHeaders(path && this.addresses.placeOf(request, path.token)));
      done(null, payload);
    });
    scope.setErrorHandler((error, request, reply) => this.fail(error, request, reply));
    const handler = (request: FastifyRequest, reply: FastifyReply) => this.answer(request, reply);
    // Not counted for the API's rate limit: a page loads many files.
    const route = {
      method: [...METHODS],
      handler,
      bodyLimit: BODY_LIMIT_BYTES,
      config: { isUnlimited: true },
    };
    scope.route({ ...route, url: '/' });
    scope.route({ ...route, url: '/*' });
    scope.setNotFoundHandler(handler);
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.count(request);
    const path = pathOf(request);
    if (!path) throw new PreviewError(404);
    const elsewhere = this.addresses.elsewhere(request.headers.host, path);
    if (elsewhere !== null) return reply.redirect(elsewhere, 307);
    const site = await this.sites.byToken(path.token);
    if (!site) throw new PreviewError(404);
    const asked = dataRequestOf(path);
    if (asked) return this.data.answer(request, reply, { ...asked, site });
    if (path.segments[0] === MEMBERS) return this.signIn(request, reply, site, path);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) throw new PreviewError(405, { allow: 'GET, HEAD' });
    if (path.segments.length === 1 && path.segments[0] === PICTURE_FILE && !path.isFolder)
      return this.pages.sendPicture(request, reply, site);
    return this.pages.answer(request, reply, { site, path });
  }

  private async signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    site: PublishedSite,
    { token, segments, query }: PreviewPath,
  ): Promise<FastifyReply> {
    const siteUrl = this.addresses.urlOf(token);
    const asked = { site, siteUrl, segments: segments.slice(1), query };
    const answer = await this.members.answer(request, reply, asked);
    if (!answer) throw new PreviewError(404);
    return answer;
  }

  /** Runs before any lookup, so that guessing tokens is limited, too. */
  private count(request: FastifyRequest): void {
    const network = networkOf(requestContextOf(request).address);
    const { hits, endsAtMs } = this.requests.hit(network, RATE_WINDOW_MS);
    if (hits <= REQUESTS_PER_MINUTE) return;
    throw new PreviewError(429, {
      'retry-after': String(Math.max(1, Math.ceil((endsAtMs - Date.now()) / 1000))),
    });
  }

  /** Never the envelope of the API: visitors get a page, and scripts of sites have their own error codes. */
  private async fail(thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fault = toFault(thrown);
    if (fault.status >= 500) {
      this.logger.error({ msg: 'A visit failed', status: fault.status }, causeOf(thrown));
    }
    void reply.headers({ ...fault.headers, 'cache-control': 'no-store' });
    const asked = await this.dataRequestOf(request);
    // A form whose page is unknown cannot be redirected back to it.
    if (asked && !(isForm(request) && (!asked.site || !request.body))) {
      return this.data.refuse(thrown instanceof Refusal ? thrown : refusalOf(fault), request, reply, asked);
    }
    void reply.status(fault.status).type('text/html; charset=utf-8');
    return reply.send(errorPage(fault.status, fault.message));
  }

  /** For a failed request, possibly because sites cannot be found. */
  private async dataRequestOf(request: FastifyRequest) {
    const path = pathOf(request);
    const asked = path && dataRequestOf(path);
    return asked && { ...asked, site: await this.sites.byToken(path.token).catch(() => null) };
  }
}

/** JSON as usual, except that an empty JSON body is accepted, which scripts often send with DELETE. */
function readJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parse(request, body, done);
  });
}

/** As routed: on the preview origin that is below /p/, too. */
const pathOf = (request: FastifyRequest): PreviewPath | null => parsePreviewPath(request.raw.url ?? '');

function dataRequestOf({ segments, query, isFolder }: PreviewPath): Omit<DataRequest, 'site'> | null {
  if (segments[0] !== DATA) return null;
  // A trailing slash would break the relative redirects, so there is no such URL.
  return { segments: isFolder ? [] : segments.slice(1), query };
}

function toFault(thrown: unknown): PreviewError {
  if (thrown instanceof PreviewError) return thrown;
  if (thrown instanceof Refusal) return new PreviewError(thrown.status);
  const error = (thrown instanceof Error && fastifyFault(thrown)) || asAppError(thrown);
  return new PreviewError(error.status, error.headers);
}

const CODES: Record<number, RefusalCode> = { 404: 'unknown', 413: 'too_long', 429: 'rate_limited' };

function refusalOf({ status, message, headers }: PreviewError): Refusal {
  const retryAfter = headers['retry-after'];
  return new Refusal(CODES[status] ?? (status >= 500 ? 'failed' : 'invalid'), null, {
    status,
    message,
    ...(retryAfter === undefined ? {} : { retryAfterSeconds: Number(retryAfter) }),
  });
}

function causeOf(thrown: unknown): string {
  const cause = thrown instanceof AppError && thrown.cause !== undefined ? thrown.cause : thrown;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
