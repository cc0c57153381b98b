import { Injectable } from '@nestjs/common';
import type { WorkspaceFile } from '@capstan/workspaces';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lookup } from 'mrmime';
import type { PublishedSite } from '../site-locator/site-locator.js';
import { findPage } from './find-page.js';
import type { PreviewPath } from '../preview-addresses/preview-addresses.js';
import { PreviewError } from './preview.error.js';
import { MemberRequests } from '../site-data/members/member-requests.js';
import { withSession } from '../site-data/members/member-session.js';
import { HOME_PAGE } from '../model/verdict.js';
import { SitePictures } from './site-pictures.js';
import { PublishedFiles } from '../published-files/published-files.js';

/**
 * Long enough for a visit, short enough that a page is never combined with the style sheet of an earlier
 * build.
 */
const ASSET_SECONDS = 5;

/** Serves the files of the published commit of a site. */
@Injectable()
export class SitePages {
  constructor(
    private readonly files: PublishedFiles,
    private readonly members: MemberRequests,
    private readonly pictures: SitePictures,
  ) {}

  /** @throws PreviewError 404. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { site, path }: { site: PublishedSite; path: PreviewPath },
  ): Promise<FastifyReply> {
    // Without the slash its relative links would lead to other sites.
    if (path.segments.length === 0 && !path.isFolder)
      return reply.redirect(`./${path.token}/${path.query}`, 308);
    const found = findPage(await this.files.index(site), path);
    if (found.kind === 'moved') {
      // Until the site has a file with that exact name.
      return reply.header('cache-control', 'no-cache').redirect(`${found.to}${path.query}`, 308);
    }
    if (found.kind === 'file') {
      const { file } = found;
      const session = await this.members.sessionOf(request, site);
      if (session === null && (await this.members.isForMembers(site, file.path)))
        return this.members.refuse(reply, site, file.path);
      return session !== null && contentTypeOf(file.path) === HTML
        ? this.sendToMember(reply, { site, file, session })
        : this.send(request, reply, { site, file, status: 200 });
    }
    if (!found.page) throw new PreviewError(404);
    return this.send(request, reply, { site, file: found.page, status: 404 });
  }

  /** A picture of the home page. @throws PreviewError 404, also if the home page is for members. */
  async sendPicture(
    request: FastifyRequest,
    reply: FastifyReply,
    site: PublishedSite,
  ): Promise<FastifyReply> {
    const isPrivate = await this.members.isForMembers(site, HOME_PAGE);
    if (isPrivate || !this.pictures.areAvailable) throw new PreviewError(404);
    const etag = `"${site.commit}"`;
    void reply.headers({ etag, 'cache-control': 'no-cache' });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
    return reply.type('image/jpeg').send(Buffer.from(await this.pictures.of(site)));
  }

  private async sendToMember(
    reply: FastifyReply,
    { site, file, session }: { site: PublishedSite; file: WorkspaceFile; session: string },
  ): Promise<FastifyReply> {
    const content = await this.files.read(site, file);
    if (!content) throw new PreviewError(404);
    void reply.header('cache-control', 'no-store').type(HTML);
    return reply.send(withSession(content.toString('utf8'), session));
  }

  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { site, file, status }: { site: PublishedSite; file: WorkspaceFile; status: number },
  ): Promise<FastifyReply> {
    const type = contentTypeOf(file.path);
    const etag = `"${file.contentId}"`;
    void reply.headers({
      etag,
      'cache-control': type.startsWith('text/html') ? 'no-cache' : `max-age=${ASSET_SECONDS}`,
    });
    if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
    const content = await this.files.read(site, file);
    if (!content) throw new PreviewError(404);
    return reply.status(status).type(type).send(content);
  }
}

const HTML = 'text/html; charset=utf-8';
const TEXT = /^text\/|^application\/(json|javascript|xml|manifest\+json)$|\+xml$/;

function contentTypeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

/** Weak comparison (RFC 9110, 13.1.2): a proxy may have marked the tag. */
function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => {
    const bare = tag.trim().replace(/^W\//, '');
    return bare === '*' || bare === etag;
  });
}
