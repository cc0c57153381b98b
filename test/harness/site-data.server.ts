import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CollectionSpec } from '@capstan/site-document';

type Entry = { id: string; at: string; space: string | null; code: string } & Record<string, unknown>;

interface Answer {
  status: number;
  body: object;
}

const refused = (status: number, code: string, field: string | null = null): Answer => ({
  status,
  body: { error: { code, field, message: code } },
});

/** A site and the data of its pages, in memory: the preview of a company for browsers. */
export class SiteDataServer {
  readonly entries = new Map<string, Entry[]>();
  /** Requests for data, e.g. `POST bookings`. */
  readonly asked: string[] = [];
  /** Responds with 503 to all data requests while it is set. */
  isDown = false;
  #server: Server | undefined;
  #seconds = 0;

  constructor(
    private readonly files: ReadonlyMap<string, string>,
    private readonly collections: CollectionSpec[],
  ) {}

  async start(): Promise<string> {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/p/token/`;
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  of(name: string): Entry[] {
    const entries = this.entries.get(name) ?? [];
    this.entries.set(name, entries);
    return entries;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://site');
    const path = url.pathname.replace('/p/token/', '');
    const headers = {
      'content-security-policy': 'sandbox allow-scripts allow-forms',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
      'cache-control': 'no-store',
    };
    const [, name, id] = /^_data\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
    if (name === undefined) {
      const file = this.files.get(path === '' ? 'index.html' : path);
      const type = path.endsWith('.js')
        ? 'text/javascript'
        : path.endsWith('.css')
          ? 'text/css'
          : 'text/html';
      response.writeHead(file === undefined ? 404 : 200, {
        ...headers,
        'content-type': `${type}; charset=utf-8`,
      });
      response.end(file ?? 'Not found');
      return;
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end();
      return;
    }
    let text = '';
    for await (const chunk of request) text += String(chunk);
    this.asked.push(`${request.method} ${name}`);
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    const given = isForm
      ? formFields(text)
      : ((text === '' ? {} : JSON.parse(text)) as Record<string, unknown>);
    const space = request.headers['x-space'];
    const answer = this.isDown
      ? refused(503, 'failed')
      : this.#work(request.method ?? 'GET', {
          name,
          id,
          given,
          space: typeof space === 'string' ? space : null,
          url,
        });
    if (isForm) {
      const page = typeof given._page === 'string' ? given._page : 'index.html';
      const fault = (answer.body as { error?: { code: string; field: string | null } }).error;
      const end = fault
        ? `?refused=${fault.code}&field=${fault.field ?? ''}#${name}-refused`
        : `?sent=${name}#${name}`;
      response.writeHead(303, { ...headers, location: `../${page}${end}` }).end();
      return;
    }
    response.writeHead(answer.status, { ...headers, 'content-type': 'application/json' });
    response.end(answer.status === 204 ? '' : JSON.stringify(answer.body));
  }

  #work(
    method: string,
    asked: {
      name: string;
      id: string | undefined;
      given: Record<string, unknown>;
      space: string | null;
      url: URL;
    },
  ): Answer {
    const spec = this.collections.find(({ name }) => name === asked.name);
    if (!spec) return refused(404, 'unknown');
    const entries = this.of(spec.name);
    if (method === 'GET')
      return { status: 200, body: this.#read(spec, asked.space, asked.url.searchParams.get('ref')) };
    if (method === 'POST') return this.#add(spec, asked.given, asked.space);
    const entry = entries.find(({ id, space }) => id === asked.id && space === asked.space);
    if (!entry || (spec.access !== 'edit' && spec.access !== 'private')) return refused(404, 'unknown');
    if (method === 'DELETE') entries.splice(entries.indexOf(entry), 1);
    else Object.assign(entry, asked.given);
    return { status: method === 'DELETE' ? 204 : 200, body: {} };
  }

  #read(spec: CollectionSpec, space: string | null, ref: string | null): object {
    const entries = this.of(spec.name);
    if (ref !== null) {
      const order = this.#waiting(spec.name);
      const at = order.findIndex(({ code }) => code === ref);
      return {
        position: at + 1,
        referrals: entries.filter((entry) => entry.ref === ref).length,
        count: entries.length,
      };
    }
    const shown = spec.access === 'private' ? entries.filter((entry) => entry.space === space) : entries;
    const fields =
      spec.access === 'private' ? spec.fields.map(({ name }) => name) : (spec.publicFields ?? []);
    const pick = (entry: Entry) =>
      Object.fromEntries(['id', 'at', ...fields].map((field) => [field, entry[field]]));
    return {
      entries: spec.access === 'submit' ? [] : shown.map(pick),
      count: countOf(spec, entries),
      taken: spec.uniqueField === undefined || spec.slots === undefined ? [] : takenOf(spec, entries),
    };
  }

  #add(spec: CollectionSpec, given: Record<string, unknown>, space: string | null): Answer {
    const { _page, _website, ...values } = given;
    if (_website !== undefined && _website !== '') return { status: 201, body: { id: randomUUID(), at: '' } };
    const names = [...spec.fields.map(({ name }) => name), ...(spec.hasReferrals ? ['ref'] : [])];
    const unknown = Object.keys(values).find((name) => !names.includes(name));
    if (unknown !== undefined) return refused(422, 'unknown', unknown);
    const missing = spec.fields.find(({ isRequired, name }) => isRequired && (values[name] ?? '') === '');
    if (missing) return refused(422, 'required', missing.name);
    const entries = this.of(spec.name);
    if (spec.uniqueField !== undefined) {
      const same = entries.filter((entry) => entry[spec.uniqueField!] === values[spec.uniqueField!]);
      if (same.length >= (spec.capacity ?? 1)) return refused(409, 'taken', spec.uniqueField);
    }
    const amount = spec.sumField === undefined ? 1 : Number(values[spec.sumField] ?? 1);
    if (spec.totalCapacity !== undefined && countOf(spec, entries) + amount > spec.totalCapacity) {
      return refused(409, 'full', spec.sumField ?? null);
    }
    this.#seconds += 1;
    const at = new Date(Date.UTC(2026, 0, 1) + this.#seconds * 1000).toISOString();
    const entry: Entry = { ...values, id: randomUUID(), at, space, code: randomUUID().slice(0, 8) };
    entries.push(entry);
    const position = this.#waiting(spec.name).indexOf(entry) + 1;
    return {
      status: 201,
      body: { id: entry.id, at, ...(spec.hasReferrals ? { code: entry.code, position } : {}) },
    };
  }

  /** Each referral moves an entry up by one position. */
  #waiting(name: string): Entry[] {
    const entries = this.of(name);
    const rank = (entry: Entry) =>
      entries.indexOf(entry) - 1.5 * entries.filter(({ ref }) => ref === entry.code).length;
    return entries.toSorted((a, b) => rank(a) - rank(b));
  }
}

function formFields(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      form.getAll(name).length > 1 ? form.getAll(name) : form.get(name),
    ]),
  );
}

function countOf(spec: CollectionSpec, entries: Entry[]): number {
  if (spec.sumField === undefined) return entries.length;
  return entries.reduce((sum, entry) => sum + Number(entry[spec.sumField!] ?? 0), 0);
}

function takenOf(spec: CollectionSpec, entries: Entry[]): unknown[] {
  const values = entries.map((entry) => entry[spec.uniqueField!]);
  return [...new Set(values)].filter(
    (value) => values.filter((other) => other === value).length >= (spec.capacity ?? 1),
  );
}
