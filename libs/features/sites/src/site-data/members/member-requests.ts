import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { requestContextOf } from '@capstan/platform-http';
import { interfaceWords } from '@capstan/site-renderer';
import { isEmail } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedSite } from '../../site-locator/site-locator.js';
import { PublishedFiles } from '../../published-files/published-files.js';
import { SiteMailLimits } from '../mail/site-mail-limits.js';
import { SiteMail } from '../mail/site-mail.js';
import { DataSchemas } from '../schema/data-schemas.js';
import { VisitorLimit } from '../visitor-limit/visitor-limit.js';
import { enterPage, linkSentPage, signInPage } from './member-pages.js';
import { sessionCookie, sessionOf } from './member-session.js';
import { SiteMembers } from './site-members.js';

/** A request below `_members/` of a site. */
export interface MemberRequest {
  site: PublishedSite;
  /** URL of the site, with a trailing slash. */
  siteUrl: string;
  /** The path after `_members`. */
  segments: readonly string[];
  query: string;
}

const HTML = 'text/html; charset=utf-8';

/** Signing in on a site, by forms that work without a script. */
@Injectable()
export class MemberRequests {
  private readonly logger = new Logger('SiteMembers');
  private readonly asking = new VisitorLimit({ anAddress: 5, aSite: 60 });

  constructor(
    private readonly members: SiteMembers,
    private readonly schemas: DataSchemas,
    private readonly files: PublishedFiles,
    private readonly mail: SiteMail,
    private readonly limits: SiteMailLimits,
  ) {}

  /** @returns null for an address that does not exist. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: MemberRequest,
  ): Promise<FastifyReply | null> {
    void reply.header('cache-control', 'no-store').type(HTML);
    const { language = 'en' } = await this.schemas.of(asked.site);
    const page = { language, root: '../' };
    const query = new URLSearchParams(asked.query);
    switch (`${request.method} ${asked.segments.join('/')}`) {
      case 'GET sign-in':
        return reply.send(signInPage(page, { page: '', isAvailable: this.mail.isAvailable }));
      case 'POST link':
        return this.sendLink(request, reply, asked, language);
      case 'GET enter':
        return reply.send(enterPage(page, query.get('token') ?? ''));
      case 'POST enter':
        return this.enter(request, reply, asked, language);
      default:
        return null;
    }
  }

  /** The session of a navigation to a page, if it is that of a member. */
  async sessionOf(request: FastifyRequest, { siteId }: PublishedSite): Promise<string | null> {
    const session = sessionOf(request.headers.cookie);
    return (await this.members.isMember(siteId, session)) ? session : null;
  }

  /** Whether only members get a file. */
  async isForMembers(site: PublishedSite, path: string): Promise<boolean> {
    return (await this.schemas.of(site)).membersPages?.includes(path) ?? false;
  }

  /** The response to others for a page for members. @param path of its file */
  async refuse(reply: FastifyReply, site: PublishedSite, path: string): Promise<FastifyReply> {
    const { language = 'en' } = await this.schemas.of(site);
    const root = '../'.repeat(path.split('/').length - 1) || './';
    const content = signInPage({ language, root }, { page: path, isAvailable: this.mail.isAvailable });
    return reply.status(401).header('cache-control', 'no-store').type(HTML).send(content);
  }

  private async sendLink(
    request: FastifyRequest,
    reply: FastifyReply,
    { site, siteUrl }: MemberRequest,
    language: string,
  ): Promise<FastifyReply> {
    const address = textOf(request.body, 'email').trim();
    const wanted = textOf(request.body, 'page');
    const retryAfter = this.asking.hit(site.siteId, requestContextOf(request).address);
    if (retryAfter !== null)
      return reply
        .status(429)
        .header('retry-after', retryAfter)
        .send(linkSentPage({ language, root: '../' }));
    if (this.mail.isAvailable && isEmail(address)) {
      const page = (await this.files.index(site)).has(wanted) ? wanted : '';
      // Not awaited: the response time would reveal who is a member.
      this.mailLink({ site, siteUrl, address, page, language }).catch((error: unknown) =>
        this.logger.error({ msg: 'a sign-in link was not sent' }, String(error)),
      );
    }
    return reply.send(linkSentPage({ language, root: '../' }));
  }

  private async mailLink(link: {
    site: PublishedSite;
    siteUrl: string;
    address: string;
    page: string;
    language: string;
  }): Promise<void> {
    const { site, siteUrl, address, page, language } = link;
    const secret = await this.members.createLink(site.siteId, address, page);
    if (secret === null) return;
    const id = randomUUID();
    const { siteId } = site;
    if (!(await this.limits.take({ siteId, kind: 'sign_in', reference: id, address }))) return;
    const { members: words } = interfaceWords(language);
    const text = `${words.mailText}\n\n${siteUrl}_members/enter?token=${secret}\n`;
    await this.mail.send({ id, to: address, subject: words.title, text, replyTo: null });
  }

  private async enter(
    request: FastifyRequest,
    reply: FastifyReply,
    { site, siteUrl }: MemberRequest,
    language: string,
  ): Promise<FastifyReply> {
    const entered = await this.members.enter(site.siteId, textOf(request.body, 'token'));
    if (!entered) {
      const again = { page: '', isAvailable: this.mail.isAvailable, isExpired: true };
      return reply.status(410).send(signInPage({ language, root: '../' }, again));
    }
    void reply.header('set-cookie', sessionCookie(entered.session, siteUrl));
    const path = entered.page.split('/').map(encodeURIComponent).join('/');
    return reply.redirect(`../${path}`, 303);
  }
}

function textOf(body: unknown, name: string): string {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
}
