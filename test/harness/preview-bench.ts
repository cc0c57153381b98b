import { request } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { type SitesApp, type TestSite, startSites } from './sites.js';

/** A site with every type of content that previews serve, and that they never show. */
export const FILES = {
  'index.html': '<!doctype html><title>Home</title><link rel="stylesheet" href="style.css"><p>home</p>',
  'about.html': '<!doctype html><title>About</title><p>about</p>',
  '404.html': '<!doctype html><title>Nothing</title><p>nothing here</p>',
  'style.css': 'body { color: green }',
  'app.js': 'document.title = "script"',
  'site.webmanifest': '{}',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'blog/index.html': '<!doctype html><p>blog</p>',
  'größe.html': '<!doctype html><p>size</p>',
  'data.unknown': 'bytes',
  '.capstan/site.json': '{"secret":true}',
  '.capstan/data.json': JSON.stringify({
    version: 1,
    collections: [
      {
        name: 'messages',
        title: 'Messages',
        access: 'submit',
        fields: [{ name: 'text', label: 'Text', type: 'text' }],
      },
    ],
  }),
  'brand/.hidden': 'secret',
  '_data/leak.html': 'secret',
};

/** A service with two sites of one account. */
export class PreviewBench {
  app!: SitesApp;
  site!: TestSite;
  other!: TestSite;

  async open(): Promise<void> {
    this.app = await startSites();
    const { accountId } = await this.app.createAccount();
    this.site = await this.app.addSite(accountId, FILES);
    this.other = await this.app.addSite(accountId, { 'index.html': 'secret of another' });
  }

  get(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.app.url + path, { redirect: 'manual', ...init });
  }

  ask(path: string, options: RawRequest = {}): Promise<RawAnswer> {
    return askRaw(this.app, path, options);
  }
}

/** Opens a bench before the tests of the file, and closes it after them. */
export function usePreviews(): PreviewBench {
  const bench = new PreviewBench();
  beforeAll(() => bench.open());
  afterAll(() => bench.app?.close());
  return bench;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** With path and headers unchanged: `fetch` would normalize both. */
export const askRaw = (
  app: Pick<SitesApp, 'url'>,
  path: string,
  { method = 'GET', headers = {} }: RawRequest = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on('error', reject).end();
  });
