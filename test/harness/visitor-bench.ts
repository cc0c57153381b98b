import { afterAll, beforeAll, expect } from 'vitest';
import { type SitesApp, type TestSite, startSites } from './sites.js';
import { COLLECTIONS, schemaOf } from './visitor-collections.js';

export interface VisitorAnswer {
  status: number;
  headers: Headers;
  text: string;
  body: ReturnType<typeof JSON.parse>;
}

export interface VisitorRequest {
  method?: string;
  json?: unknown;
  form?: Record<string, string> | [string, string][];
  space?: string;
  address?: string;
  headers?: Record<string, string>;
}

/** Sites that collect entries of visitors, and their owner's account. */
export class VisitorBench {
  app!: SitesApp;
  owner!: { accountId: string; apiKey: string };
  private addresses = 0;

  async open(options: Parameters<typeof startSites>[0] = {}): Promise<void> {
    this.app = await startSites(options);
    this.owner = await this.app.createAccount();
  }

  newSite(collections: unknown = COLLECTIONS): Promise<TestSite> {
    return this.app.addSite(this.owner.accountId, {
      'index.html': '<p>home</p>',
      'contact.html': '<p>contact</p>',
      '.capstan/data.json': schemaOf(collections),
    });
  }

  /** Headers with a unique client address by default. */
  nextAddress(): string {
    this.addresses += 1;
    return `198.18.${Math.floor(this.addresses / 250)}.${this.addresses % 250}`;
  }

  /** A request of a visitor of a site. */
  async ask(
    site: Pick<TestSite, 'path'>,
    path: string,
    options: VisitorRequest = {},
  ): Promise<VisitorAnswer> {
    const { json, form, space } = options;
    const isSent = json !== undefined || form !== undefined;
    return answerOf(
      await fetch(`${this.app.url}${site.path}_data/${path}`, {
        method: options.method ?? (isSent ? 'POST' : 'GET'),
        redirect: 'manual',
        headers: {
          'x-forwarded-for': options.address ?? this.nextAddress(),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(space === undefined ? {} : { 'x-space': space }),
          ...options.headers,
        },
        ...(json === undefined ? {} : { body: typeof json === 'string' ? json : JSON.stringify(json) }),
        ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
      }),
    );
  }

  /** A request of the owner. @param options.key null for none. */
  async owned(
    site: Pick<TestSite, 'companyId'>,
    path: string = '',
    options: { method?: string; key?: string | null; headers?: Record<string, string> } = {},
  ): Promise<VisitorAnswer> {
    const key = options.key === undefined ? this.owner.apiKey : options.key;
    return answerOf(
      await fetch(`${this.app.url}/v1/companies/${site.companyId}/data${path}`, {
        method: options.method ?? 'GET',
        headers: {
          'x-forwarded-for': this.nextAddress(),
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
          ...options.headers,
        },
      }),
    );
  }

  /** A call of the owner below /v1/sites of a site. */
  async call(
    { siteId }: Pick<TestSite, 'siteId'>,
    path: string,
    { method, json, key = this.owner.apiKey }: { method?: string; json?: object; key?: string } = {},
  ): Promise<VisitorAnswer> {
    return answerOf(
      await fetch(`${this.app.url}/v1/sites/${siteId}${path}`, {
        method: method ?? (json === undefined ? 'GET' : 'PATCH'),
        headers: {
          'x-forwarded-for': this.nextAddress(),
          authorization: `Bearer ${key}`,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      }),
    );
  }

  /** A new address of the owner's page, below the service. */
  async ownerPage(site: TestSite): Promise<string> {
    const { body } = await this.call(site, '/owner/link', { method: 'POST' });
    return this.app.url + new URL(body.data.url as string).pathname;
  }

  /** The stored entries of a collection, in order of arrival. */
  async stored(site: TestSite, collection: string): Promise<Record<string, unknown>[]> {
    const rows = await this.app.dataSource.query<{ data: Record<string, unknown> }[]>(
      'SELECT data FROM site_entries WHERE site_id = $1 AND collection = $2 ORDER BY number',
      [site.companyId, collection],
    );
    return rows.map(({ data }) => data);
  }
}

/** Opens a bench before the tests of the file, and closes it after them. */
export function useVisitors(options: Parameters<typeof startSites>[0] = {}): VisitorBench {
  const bench = new VisitorBench();
  beforeAll(() => bench.open(options));
  afterAll(() => bench.app?.close());
  return bench;
}

export async function expectRefused(
  answer: Promise<VisitorAnswer>,
  status: number,
  code: string,
  field: string | null,
): Promise<void> {
  const { status: got, body } = await answer;
  const message = expect.any(String);
  const faults = field === null ? [] : [{ code, field, message }];
  expect(body).toEqual({ error: { code, field, message, faults } });
  expect(got).toBe(status);
}

async function answerOf(answer: Response): Promise<VisitorAnswer> {
  // `text()` would remove the byte order mark.
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : null };
}
