import { Injectable } from '@nestjs/common';
import { requestContextOf, isUuid } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedSite } from '../../site-locator/site-locator.js';
import { PublishedFiles } from '../../published-files/published-files.js';
import { SiteMembers } from '../members/site-members.js';
import { VisitorLimit } from '../visitor-limit/visitor-limit.js';
import type { GivenFields } from '../entries/read-entry.js';
import { Refusal, messageOf } from '../refusal.js';
import { DataSchemas } from '../schema/data-schemas.js';
import { type SentForm, refusedPage, sentPage } from './answer-page.js';
import { backTo } from './form-page.js';
import { VisitorData } from './visitor-data.js';
import type { Visit } from './visit.js';

/** A request below `_data/` of a site. */
export interface DataRequest {
  site: PublishedSite;
  /** The path after `_data`, decoded. */
  segments: string[];
  /** `?…`, or empty. */
  query: string;
}

const HTML = 'text/html; charset=utf-8';
const FORM = 'application/x-www-form-urlencoded';

/** Handles requests of pages of sites, with JSON or with the redirects that forms without a script need. */
@Injectable()
export class VisitorRequests {
  private readonly sending = new VisitorLimit({ anAddress: 10, aSite: 300 });
  /** Dragging cards and checking off lists is faster than filling in forms. */
  private readonly working = new VisitorLimit({ anAddress: 60, aSite: 600 });
  private readonly reading = new VisitorLimit({ anAddress: 240, aSite: 6000 });

  constructor(
    private readonly data: VisitorData,
    private readonly files: PublishedFiles,
    private readonly schemas: DataSchemas,
    private readonly members: SiteMembers,
  ) {}

  /** @throws Refusal, which `refuse` renders. */
  async answer(request: FastifyRequest, reply: FastifyReply, asked: DataRequest): Promise<FastifyReply> {
    void reply.header('cache-control', 'no-store');
    const [collection = '', id, ...rest] = asked.segments;
    const isAddress = collection !== '' && rest.length === 0 && (id === undefined || isUuid(id));
    if (!isAddress) throw new Refusal('unknown');
    const session = sessionIn(request);
    const isMember = session !== null && (await this.members.isMember(asked.site.siteId, session));
    const visit = { site: asked.site, collection, space: spaceOf(request), isMember };
    const address = requestContextOf(request).address;
    switch (`${request.method}${id === undefined ? '' : ' id'}`) {
      case 'GET':
      case 'HEAD':
        count(this.reading, visit, address);
        return reply.send(await this.read(visit, asked.query));
      case 'POST':
        await this.countSent(visit, address);
        return this.send(request, reply, visit);
      case 'PATCH id':
        count(this.working, visit, address);
        return reply.send(await this.data.change(visit, id as string, fieldsOf(request)));
      case 'DELETE id':
        count(this.working, visit, address);
        await this.data.remove(visit, id as string);
        return reply.send({ id });
      default:
        void reply.header('allow', id === undefined ? 'GET, HEAD, POST' : 'PATCH, DELETE');
        throw new Refusal('unknown', null, { status: 405, message: 'This method is not possible here.' });
    }
  }

  /** A form gets itself again, with the errors; a script gets JSON. */
  async refuse(
    refusal: Refusal,
    request: FastifyRequest,
    reply: FastifyReply,
    { site, segments: [collection] }: Omit<DataRequest, 'site'> & { site: PublishedSite | null },
  ): Promise<FastifyReply> {
    const { code, field, status, message, retryAfterSeconds, faults } = refusal;
    if (retryAfterSeconds !== null) void reply.header('retry-after', retryAfterSeconds);
    if (site && collection !== undefined && isForm(request) && status !== 405) {
      const form = await this.formOf(request, site, collection);
      if (form) return reply.status(status).type(HTML).send(refusedPage(refusal, form));
    }
    const named = faults.map((fault) => ({ ...fault, message: messageOf(fault.code) }));
    return reply.status(status).send({ error: { code, field, message, faults: named } });
  }

  private async read(visit: Visit, query: string): Promise<object> {
    const ref = new URLSearchParams(query).get('ref');
    return ref === null ? this.data.list(visit) : this.data.standing(visit, ref);
  }

  private async send(request: FastifyRequest, reply: FastifyReply, visit: Visit): Promise<FastifyReply> {
    const given = fieldsOf(request);
    const isHoneypotFilled = Object.hasOwn(given, '_website') && (given['_website'] ?? '') !== '';
    const receipt = isHoneypotFilled
      ? await this.data.fakeReceipt(visit)
      : await this.data.send(visit, given);
    if (!isForm(request)) return reply.status(201).send(receipt);
    const form = await this.formOf(request, visit.site, visit.collection);
    const elsewhere = originElsewhere(request);
    if (form && elsewhere !== null) return reply.type(HTML).send(sentPage({ ...form, back: elsewhere }));
    const { collection } = visit;
    // The page shows its confirmation at this anchor, also without a script.
    return reply.redirect(`${form?.back ?? '../'}?sent=${collection}#${collection}`, 303);
  }

  private async countSent(visit: Visit, address: string): Promise<void> {
    const { access } = await this.data.collectionOf(visit);
    count(access === 'edit' || access === 'private' ? this.working : this.sending, visit, address);
  }

  private async formOf(request: FastifyRequest, site: PublishedSite, name: string): Promise<SentForm | null> {
    const { language = 'en', collections } = await this.schemas.of(site);
    const collection = collections.find((each) => each.name === name);
    if (!collection) return null;
    const given = fieldsOf(request);
    return { collection, language, given, back: backTo(await this.files.index(site), given['_page']) };
  }
}

function count(limit: VisitorLimit, { site }: Visit, address: string): void {
  const retryAfterSeconds = limit.hit(site.siteId, address);
  if (retryAfterSeconds !== null) throw new Refusal('rate_limited', null, { retryAfterSeconds });
}

/** The origin of a form that is hosted elsewhere; null for a page of this service, whose origin may be opaque. */
function originElsewhere({ headers, host }: FastifyRequest): string | null {
  const origin = URL.parse(headers.origin ?? '');
  return origin && /^https?:$/.test(origin.protocol) && origin.host !== host ? origin.origin : null;
}

/** Whether a form was sent without a script. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith(FORM) ?? false;

/** The session of a member: in a header of scripts, or in a field of forms. */
function sessionIn({ headers, body }: FastifyRequest): string | null {
  const field = (body as GivenFields | undefined)?.['_member'];
  const session = headers['x-member'] ?? field;
  return typeof session === 'string' ? session : null;
}

function spaceOf({ headers }: FastifyRequest): string | null {
  const space = headers['x-space'];
  return typeof space === 'string' ? space : null;
}

function fieldsOf({ body }: FastifyRequest): GivenFields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('invalid');
  return body as GivenFields;
}
